import { server } from '@mocks/entry/test-server'
import { signInAs } from '@mocks/entry/sign-in'
import { screen, within, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { renderApp } from '@/test/render-app'

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Sidebar' }))

describe('the sidebar', () => {
  it.each([
    ['user', ['Home', 'Lead Search', 'Lists', 'Campaigns', 'Analytics']],
    ['admin', ['Home', 'Lead Search', 'Lists', 'Campaigns', 'Analytics', 'Settings']],
  ] as const)('of the role %s has its entries in order', async (role, labels) => {
    signInAs(role)
    renderApp('/')
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(labels)
  })

  it('marks only the active entry', async () => {
    signInAs('admin')
    renderApp('/lists')
    const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
    expect(nav.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual([
      'Lists',
    ])
  })

  it('has the logo with a link to Home, the name and the role', async () => {
    signInAs('admin')
    const { user, history } = renderApp('/lists')
    const content = await sidebar()
    expect(content.getByText('Alex Admin')).toBeVisible()
    expect(content.getByText('admin')).toBeVisible()
    await user.click(content.getByRole('link', { name: 'AI SDR' }))
    await waitFor(() => expect(history.location.pathname).toBe('/'))
  })
})

describe('addresses', () => {
  it.each(['/nowhere', '/lists/5', '/Lists'])(
    '%s is the 404 page inside the shell',
    async (path) => {
      signInAs('user')
      renderApp(path)
      expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible()
      const nav = screen.getByRole('navigation', { name: 'Main' })
      expect(within(nav).queryByRole('link', { current: 'page' })).not.toBeInTheDocument()
    },
  )

  it.each(['/#/lists', '/campaigns#/lists'])('resolves %s to Lists', async (path) => {
    signInAs('user')
    const { history } = renderApp(path)
    expect(await screen.findByRole('heading', { name: /Leads imported/ })).toBeVisible()
    expect(history.location.href).toBe('/lists')
  })

  it('ignores a hash that is not a path of the application', async () => {
    signInAs('user')
    const { history } = renderApp('/lists#//evil.example')
    expect(await screen.findByRole('heading', { name: /Leads imported/ })).toBeVisible()
    expect(history.location.pathname).toBe('/lists')
  })

  it('ignores invalid search parameters', async () => {
    signInAs('user')
    renderApp('/lists?import=nonsense&contacts[]=%7B')
    expect(await screen.findByRole('heading', { name: '1111 Leads imported' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('sends a failing read once, and no read for a hovered link', async () => {
  signInAs('user')
  const reads: string[] = []
  server.use(
    http.get('*/api/lists', ({ request }) => {
      reads.push(request.url)
      return new HttpResponse('No', { status: 500 })
    }),
  )
  const { user } = renderApp('/analytics')
  const nav = within(await screen.findByRole('navigation', { name: 'Main' }))
  await screen.findByRole('heading', { name: 'Analytics Dashboard' })
  await user.hover(nav.getByRole('link', { name: 'Lists' }))
  await user.click(nav.getByRole('link', { name: 'Lists' }))

  expect(await screen.findByText('The lists could not be loaded')).toBeVisible()
  expect(reads).toHaveLength(1)
})
