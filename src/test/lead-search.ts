import { server } from '@mocks/entry/test-server'
import type { RouterHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { renderScreen } from './render-screen'

export const CEOS = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const namesShown = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!all)/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

export const person = (number: number, more: object = {}) => ({
  id: String(number),
  apollo_id: `ap-0000${number}`,
  name: `Person ${number}`,
  title: 'CEO',
  company: `Company ${number}`,
  location: 'Berlin, Germany',
  company_size: '11,50',
  industry: 'retail',
  ...more,
})
export const people = [1, 2, 3].map((number) => person(number))

/** Sets the leads that all following searches find. */
export const answerWith = (leads: object[], total = leads.length) =>
  server.use(http.post('*/api/leads/search', () => HttpResponse.json({ leads, total })))

/** No list knows anybody, so that addresses are bought. */
export const nobodyListed = () =>
  server.use(
    http.get('*/api/lists', () => HttpResponse.json([{ id: '9', name: 'Empty', leads: [] }])),
  )

/** `renderApp` for tests that need log-in and log-out. */
type Render = (path: string) => { user: UserEvent; history: RouterHistory }

/** Opens Lead Search without searching. */
export async function openLeadSearch(path = CEOS, render: Render = renderScreen) {
  const app = render(path)
  // Slow in the first test, which loads the modules.
  await screen.findByText('No Results Yet', undefined, { timeout: 15_000 })
  await screen.findByText('125.0 credits')
  return app
}

/** Opens Lead Search and searches. */
export async function findLeads(path = CEOS, render: Render = renderScreen) {
  const app = await openLeadSearch(path, render)
  await app.user.click(button(/^Search \(/))
  await screen.findByText(/leads? found$/)
  return app
}

export async function chooseFilter(user: UserEvent, field: string, option: string) {
  const folded = screen.queryByRole('button', { name: 'Edit filters', expanded: false })
  if (folded) await user.click(folded)
  await user.click(screen.getByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
  await user.keyboard('{Escape}')
}
