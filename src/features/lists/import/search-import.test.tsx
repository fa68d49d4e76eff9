import { db } from '@mocks/entry/db'
import { signInAs } from '@mocks/entry/sign-in'
import { server } from '@mocks/entry/test-server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { sentBodies } from '@/test/requests'

beforeEach(() => signInAs('user'))

async function open() {
  const { user, history } = renderScreen('/lists?import=search')
  const dialog = await screen.findByRole(
    'dialog',
    { name: 'Import new leads' },
    // The first test also loads the modules of the dialog.
    { timeout: 15_000 },
  )
  await screen.findByText(/\d credits$/)
  return { user, history, dialog: within(dialog) }
}

async function addJobTitle({ user, dialog }: Awaited<ReturnType<typeof open>>) {
  await user.click(dialog.getByRole('combobox', { name: 'Job Title' }))
  await user.paste('CEO')
  await user.keyboard('{Enter}{Escape}')
  await dialog.findByRole('button', { name: 'Search (1)' })
}

async function search() {
  const app = await open()
  await addJobTitle(app)
  await app.user.click(app.dialog.getByRole('button', { name: 'Search (1)' }))
  return app
}

describe('searching in the import dialog', () => {
  it('offers four limits and sends the chosen one', async () => {
    const searches = sentBodies('POST /api/leads/search')
    const app = await open()
    await addJobTitle(app)
    const { user, dialog } = app
    await user.click(dialog.getByRole('combobox', { name: 'Result limit' }))
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['10', '25', '50', '100'])
    await user.click(screen.getByRole('option', { name: '10' }))
    await user.click(dialog.getByRole('button', { name: 'Search (1)' }))
    expect(await dialog.findByText(/^\d+ leads found$/)).toBeVisible()
    expect(dialog.getByText(/^Showing 10 of [\d,]+$/)).toBeVisible()
    expect(dialog.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(10)
    expect(searches).toMatchObject([{ job_titles: ['CEO'], page: 1, page_size: 10 }])
  })

  it('offers to set the limit to the next one that finds all', async () => {
    const lead = { id: 'a1', apollo_id: 'a1', name: 'Ada' }
    server.use(
      http.post('*/api/leads/search', () => HttpResponse.json({ leads: [lead], total: 30 })),
    )
    const { user, dialog } = await search()
    await user.click(await dialog.findByRole('button', { name: 'Set the limit to 50' }))
    expect(dialog.getByRole('combobox', { name: 'Result limit' })).toHaveTextContent('50')
  })
})

describe('saving what was found', () => {
  it('creates a list of the selected leads', async () => {
    const { user, dialog } = await search()
    const boxes = await dialog.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    for (const box of boxes.slice(0, 2)) await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Save as list (2)' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Name your list' }))
    const listName = () => naming.getByRole('textbox', { name: /List name/ })
    await user.type(listName(), 'Bosses')
    await user.click(naming.getByRole('button', { name: 'Back' }))
    await user.click(dialog.getByRole('button', { name: 'Save as list (2)' }))
    await waitFor(() => expect(listName()).toHaveValue('Bosses'))
    await user.click(naming.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('List created successfully!')).toBeVisible()
    const list = db.lists.all().find(({ name }) => name === 'Bosses')
    expect(db.memberships.of(list?.id ?? '')).toHaveLength(2)

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('adds them to a list that exists, and closes', async () => {
    const { user, dialog } = await search()
    const [box = document.body] = await dialog.findAllByRole('checkbox', {
      name: /^Select (?!all)/,
    })
    await user.click(box)
    await user.click(dialog.getByRole('button', { name: 'Save as list (1)' }))
    await user.click(await screen.findByRole('radio', { name: 'Existing list' }))
    await user.click(screen.getByRole('combobox', { name: /^List/ }))
    await user.click(await screen.findByRole('option', { name: /^Pilot customers/ }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Leads added')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('closing the dialog before the leads are saved', () => {
  it('asks once about a typed name and the leads behind it', async () => {
    const { user, dialog, history } = await search()
    await user.click(await dialog.findByRole('checkbox', { name: 'Select all' }))
    await user.click(dialog.getByRole('button', { name: 'Save as list (25)' }))
    const naming = within(await screen.findByRole('dialog', { name: 'Name your list' }))
    await user.type(naming.getByRole('textbox', { name: /List name/ }), 'Bosses')
    const ways = [() => user.keyboard('{Escape}'), async () => history.push('/')]
    for (const leave of ways) {
      await leave()
      const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
      expect(question).toHaveTextContent('The leads are not saved as a list.')
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }

    act(() => history.push('/'))
    await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { name: 'Hello!' })).toBeVisible()
  })
})
