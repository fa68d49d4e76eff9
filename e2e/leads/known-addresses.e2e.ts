import type { Page } from '@playwright/test'
import { aContact, aList } from '../../mocks/seed/builders'
import { expect, test } from '../support/app-test'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`
type Found = { apollo_id: string; name: string }

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Leads' }).getByRole('row').filter({ hasText: name })

test('an address from a list is shown, not bought, and saved as revealed @extended', async ({
  page,
  openAs,
  server,
  received,
}) => {
  const bodiesOf = (path: string) =>
    received.flatMap((call) => (call.method === 'POST' && call.path === path ? [call.request] : []))
  await openAs('user', `${ceos}&limit=200`)
  const answer = page.waitForResponse('**/api/leads/search')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const { leads } = await (await answer).json()
  const [known, unknown] = leads.filter(
    ({ apollo_id, name }: Found) =>
      !server.db.contacts.getByUnique(apollo_id) &&
      leads.filter((one: Found) => one.name === name).length === 1,
  )
  const contact = aContact(server.world, 0, {
    apolloId: known.apollo_id,
    email: 'known@fair.example',
  })
  aList(server.world, { name: 'Met at the fair' }, [contact.id])

  const show = async (name: string) =>
    page.getByRole('searchbox', { name: 'Find in these results' }).fill(name)

  await page.goto('/search')
  await show(known.name)
  const row = rowOf(page, known.name)
  await expect(row.getByText('known@fair.example')).toBeVisible()
  await expect(row.getByRole('img', { name: 'From your list Met at the fair' })).toBeVisible()
  await page.getByRole('checkbox', { name: `Select ${known.name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Reveal Emails (1)' }).click()
  await expect(page.getByText('Emails already revealed')).toBeVisible()
  await show(unknown.name)
  await page.getByRole('checkbox', { name: `Select ${unknown.name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Reveal Emails (2)' }).click()
  await expect(page.getByText('Emails revealed', { exact: true })).toBeVisible()
  expect(bodiesOf('/api/leads/reveal')).toEqual([{ lead_ids: [unknown.apollo_id] }])

  await show(known.name)
  await page.getByRole('checkbox', { name: `Select ${known.name}`, exact: true }).check()
  await page.getByRole('button', { name: 'Create List (1)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('textbox', { name: /List name/ }).fill('Second list')
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('List created')).toBeVisible()
  expect(bodiesOf('/api/leads')).toEqual([
    [
      expect.objectContaining({
        apolloId: known.apollo_id,
        email: 'known@fair.example',
        emailRevealed: true,
      }),
    ],
  ])

  // From the saved list to a campaign that uses it.
  await page.getByRole('button', { name: 'Write a campaign to this list' }).click()
  await expect(page.getByText('It writes to the list “Second list”.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Hello again')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('combobox', { name: 'Lead list' })).toContainText('Second list')
})

test('only leads that are in no list are shown and selected, even after Back and a reload', async ({
  page,
  openAs,
}) => {
  await openAs('user', `${ceos}&limit=100`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const listed = page.getByText(/^in \d+ lists?$/)
  await expect(listed.first()).toBeVisible()
  const toggle = page.getByRole('button', { name: /^Not in my lists \(\d+\)$/ })
  const count = Number(/\d+/.exec(await toggle.innerText())?.[0])
  await toggle.click()
  await expect(listed).toHaveCount(0)
  await expect(page.getByText(`Showing ${count} of 100`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByRole('button', { name: `Delete (${count})` })).toBeVisible()
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')
  await expect(listed.first()).toBeVisible()
})
