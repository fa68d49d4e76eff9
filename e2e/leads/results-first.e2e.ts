import type { Page } from 'playwright'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}&limit=50`

const table = (page: Page) => page.getByRole('region', { name: 'Leads' })
const editFilters = (page: Page) => page.getByRole('button', { name: 'Edit filters' })
const filter = (page: Page, name: string) => page.getByRole('combobox', { name })

async function search(page: Page, count = 1) {
  await page.getByRole('button', { name: `Search (${count})` }).click()
  await expect(page.getByText('leads found')).toBeVisible()
}

/** Distance in pixels that the page itself can be scrolled. */
const pageScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

test('after a search the leads fill the window, with one scroll area', async ({ page, openAs }) => {
  await openAs('user', ceos)
  await expect(editFilters(page)).toBeHidden()
  await search(page)

  const box = await table(page).boundingBox()
  const actions = await page.getByRole('group', { name: 'Actions' }).boundingBox()
  expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeGreaterThan(880)
  expect(box?.y).toBeLessThanOrEqual(120)
  expect(await pageScroll(page)).toBe(0)
  const rows = await page
    .getByRole('row')
    .evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom < window.innerHeight).length,
    )
  expect(rows).toBeGreaterThanOrEqual(11)
  await expect(page.getByRole('button', { name: 'Remove CEO' })).toBeInViewport()
  await expect(page.getByRole('spinbutton', { name: 'Result limit' })).toBeInViewport()

  await page.setViewportSize({ width: 1024, height: 600 })
  const low = await table(page).boundingBox()
  expect(low?.height).toBeGreaterThanOrEqual(320)
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('row').last()).toBeInViewport()

  await page.setViewportSize({ width: 1440, height: 900 })
  const industries = ['computer_software', 'financial_services', 'information_technology_services']
  await page.goto(
    `/search?industries=${JSON.stringify(industries)}&jobTitles=["Founder","Manager"]`,
  )
  const badges = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(badges.nth(3)).toBeInViewport({ ratio: 1 })
})

test('"Edit filters" opens and folds the filters, and keeps the focus', async ({
  page,
  openAs,
}) => {
  await openAs('user', ceos)
  await search(page)
  await expect(filter(page, 'Industry')).not.toBeInViewport()
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'false')

  await editFilters(page).press('Enter')
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(editFilters(page)).toBeFocused()
  await expect(filter(page, 'Industry')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(filter(page, 'Job Title')).toBeFocused()

  // In a low window the page scrolls, and the open filters keep their height.
  await page.setViewportSize({ width: 1280, height: 720 })
  const panel = await page.getByRole('region', { name: 'Filters' }).boundingBox()
  const last = await page.getByRole('button', { name: 'Search (1)' }).boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThan(
    (panel?.y ?? 0) + (panel?.height ?? 0),
  )
  await page.setViewportSize({ width: 1440, height: 900 })

  await editFilters(page).click()
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(editFilters(page)).toBeFocused()
  await expect(filter(page, 'Industry')).not.toBeInViewport()
})

test('a folded filter opens when it is clicked, filled, or reached with Tab', async ({
  page,
  openAs,
}) => {
  await openAs('user', ceos)
  await search(page)
  await chooseIn(filter(page, 'Job Title'), 'CFO')
  await page.keyboard.press('Escape')
  await search(page, 2)
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'false')

  await chooseIn(filter(page, 'Seniority'), 'C-suite')
  await page.keyboard.press('Escape')
  await search(page, 3)
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'false')

  await filter(page, 'Location').fill('nyc')
  await filter(page, 'Location').press('Enter')
  await search(page, 4)
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'false')

  await editFilters(page).focus()
  await page.keyboard.press('Tab')
  await expect(filter(page, 'Job Title')).toBeFocused()
  await expect(filter(page, 'Job Title')).toBeInViewport()
  await expect(editFilters(page)).toHaveAttribute('aria-expanded', 'true')
})

test('the filters stay open while nothing is found, and after a search that failed', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', `/search?jobTitles=${encodeURIComponent('["Lion tamer"]')}`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText(/^No leads match these filters/)).toBeVisible()
  await expect(filter(page, 'Industry')).toBeInViewport()

  server.fail('searchLeads')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('The leads could not be loaded')).toBeVisible()
  await expect(filter(page, 'Industry')).toBeInViewport()
})

test('on a phone five leads are in view after a search', async ({ page, openAs }) => {
  await openAs('user', ceos)
  await page.setViewportSize({ width: 390, height: 844 })
  await search(page)
  await expect(filter(page, 'Industry')).not.toBeInViewport()
  const cards = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(204)
  const toast = page.locator('.toast')
  expect(await toast.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(80)
  await expect(cards.nth(4)).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('the actions become a bar with the count, without moving, and stay pressable', async ({
  page,
  openAs,
}) => {
  await openAs('user', ceos)
  await search(page)
  await page.getByRole('button', { name: 'Delete (0)' }).click()
  await expect(page.getByText('No leads selected')).toBeVisible()
  const reveal = page.getByRole('button', { name: /^Reveal Emails/ })
  const top = (await reveal.boundingBox())?.y
  const actions = page.getByRole('group', { name: 'Actions' })
  await expect(actions.getByText(/selected$/)).toBeHidden()

  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expect(actions.getByText('2 selected')).toBeVisible()
  expect((await reveal.boundingBox())?.y).toBe(top)
  await actions.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect(actions.getByText(/selected$/)).toBeHidden()
  await expect(boxes.nth(0)).not.toBeChecked()
  await expect(actions.getByRole('button', { name: 'Copy emails' })).toBeFocused()

  await boxes.nth(0).check()
  await expect(actions.getByText('1 selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(boxes.nth(0)).not.toBeChecked()
})
