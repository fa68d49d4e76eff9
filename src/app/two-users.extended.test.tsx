import { world } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@/test/render-app'

it('what the device remembers of a user is there for that user only', async () => {
  world.clock.freeze(Date.now())
  signInAs('user')
  const { user, history } = renderApp('/analytics?type=replied')
  const [first = document.body] = await screen.findAllByLabelText(/^Mark .* as done$/)
  await user.click(first)
  const done = '49 of the latest 50 open'
  await waitFor(() => expect(screen.getByText(done)).toBeVisible())
  act(() => history.push('/campaigns'))
  await user.click(await screen.findByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Pause all/ }))
  await user.click(await screen.findByRole('button', { name: /^Pause \d/ }))
  await screen.findByRole('button', { name: /^Resume these / })

  const comeAs = async (who: string) => {
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), `${who}@example.com`)
    await user.type(screen.getByLabelText('Password'), 'password')
    await user.click(screen.getByRole('button', { name: 'Log In' }))
    await screen.findByRole('heading', { name: 'Hello!' })
    act(() => history.push('/campaigns'))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: /^Pause all/ })
    const resume = screen.queryByRole('menuitem', { name: /paused last$/ })
    act(() => history.push('/analytics?type=replied'))
    const open = await screen.findByText(/latest 50.* open$/)
    return [resume !== null, open.textContent]
  }
  expect(await comeAs('admin')).toEqual([false, 'The latest 50, all open'])
  expect(await comeAs('user')).toEqual([true, done])
})
