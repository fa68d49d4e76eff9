import type { Page } from 'playwright'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`

const firstLead = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .getAttribute('aria-label')
const found = (page: Page) => page.getByText('leads found')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Find in these results' })
const company = (page: Page) => page.getByRole('columnheader', { name: 'Company' })
const historyLength = (page: Page) => page.evaluate(() => history.length)

async function search(page: Page, count: number) {
  await page.getByRole('button', { name: `Search (${count})` }).click()
  await expect(page.getByText('Search completed')).toBeVisible()
  await page.getByRole('button', { name: 'Close notification' }).click()
}

test('order and narrowing are in the address, which a reload and a link restore', async ({
  page,
  openAs,
  calls,
  context,
}) => {
  await openAs('user', ceos)
  await search(page, 1)
  const entries = await historyLength(page)
  await page.getByRole('button', { name: 'Company', exact: true }).click()
  await page.getByRole('button', { name: 'Company', exact: true }).click()
  await expect(company(page)).toHaveAttribute('aria-sort', 'descending')
  await box(page).pressSequentially('re')
  await expect(page).toHaveURL(/find=re&sort=-company/)
  // Two entries, for two sort orders, which Back undoes; none for typing.
  expect(await historyLength(page)).toBe(entries + 2)
  const first = await firstLead(page)

  await page.reload()
  await expect(found(page)).toBeVisible()
  await expect(box(page)).toHaveValue('re')
  await expect(company(page)).toHaveAttribute('aria-sort', 'descending')
  expect(await firstLead(page)).toBe(first)
  expect(calls.filter((call) => call === 'POST /api/leads/search')).toHaveLength(1)

  const colleague = await context.newPage()
  const sent: string[] = []
  colleague.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await colleague.goto(page.url())
  await expect(box(colleague)).toHaveValue('re')
  await expect(colleague.getByText('No Results Yet')).toBeVisible()
  expect(sent).not.toContain('/api/leads/search')
  await search(colleague, 1)
  await expect(company(colleague)).toHaveAttribute('aria-sort', 'descending')
  expect(await firstLead(colleague)).toBe(first)
})

test('Back and Forward go through the searches, and show their leads without another call', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/')
  await page.getByRole('link', { name: 'Lead Search', exact: true }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Job Title' }), 'CEO')
  await page.keyboard.press('Escape')
  await search(page, 1)
  const ofCeos = await firstLead(page)
  const counted = await found(page).innerText()

  await page.getByRole('button', { name: 'Remove CEO' }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Industry' }), 'Retail')
  await page.keyboard.press('Escape')
  await search(page, 1)
  const ofRetail = await firstLead(page)
  expect(ofRetail).not.toBe(ofCeos)

  // Back undoes each choice: first adding Retail, then removing CEO.
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove Retail' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove CEO' })).toBeVisible()
  await expect(found(page)).toHaveText(counted)
  expect(await firstLead(page)).toBe(ofCeos)
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Remove Retail' })).toBeVisible()
  await expect(found(page)).not.toHaveText(counted)
  expect(await firstLead(page)).toBe(ofRetail)

  for (let step = 0; step < 4; step += 1) await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  expect(calls.filter((call) => call === 'POST /api/leads/search')).toHaveLength(2)
})
