import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`

const headings = (page: Page) => page.getByRole('columnheader').allTextContents()
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true })
const widthOf = async (page: Page, name: string) =>
  (await heading(page, name).boundingBox())?.width ?? 0
const edge = (page: Page, name: string) =>
  page.getByRole('separator', { name: `Width of ${name}`, exact: true })
const view = (page: Page) => page.getByRole('button', { name: 'View', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'View' })
const column = (page: Page, name: string) => menu(page).getByRole('checkbox', { name })
const rowHeight = async (page: Page) =>
  (await page.getByRole('row').nth(1).boundingBox())?.height ?? 0

async function dragEdge(page: Page, name: string, by: number) {
  await heading(page, name).hover()
  const box = await edge(page, name).boundingBox()
  const x = (box?.x ?? 0) + 5
  const y = (box?.y ?? 0) + 20
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by / 2, y + 30, { steps: 4 })
  await page.mouse.move(x + by, y, { steps: 4 })
  await page.mouse.up()
}

test('columns, widths and density are kept on the device, for the user', async ({
  page,
  logIn,
  openAs,
}) => {
  await openAs('user', '/campaigns')
  const usual = [
    '',
    'Status',
    'Campaign Name',
    'Leads completed',
    'Sender',
    'Created at',
    'Actions',
  ]
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(usual)
  const usualWidth = await widthOf(page, 'Campaign Name')

  await view(page).click()
  await expect(column(page, 'Campaign Name')).toBeDisabled()
  await column(page, 'Sender').uncheck()
  const changed = usual.filter((name) => name !== 'Sender')
  expect(await headings(page)).toEqual(changed)
  await menu(page).getByRole('radio', { name: 'Compact' }).check()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(view(page)).toBeFocused()
  expect(await rowHeight(page)).toBe(36)

  const before = await widthOf(page, 'Campaign Name')
  const leadsBefore = await widthOf(page, 'Leads completed')
  await dragEdge(page, 'Campaign Name', -150)
  expect(await widthOf(page, 'Campaign Name')).toBeCloseTo(before - 150, -0.5)
  expect(await widthOf(page, 'Leads completed')).toBeCloseTo(leadsBefore, -0.5)
  await expect(page.locator('[aria-sort]')).toHaveCount(0)
  await edge(page, 'Leads completed').press('ArrowRight')
  await edge(page, 'Leads completed').press('ArrowRight')
  expect(await widthOf(page, 'Leads completed')).toBeCloseTo(leadsBefore + 32, -0.5)
  const wide = await widthOf(page, 'Leads completed')
  await expect(edge(page, 'Leads completed')).toHaveAttribute('aria-valuenow', String(wide))

  await page.reload()
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(changed)
  expect(await rowHeight(page)).toBe(36)
  expect(await widthOf(page, 'Leads completed')).toBe(wide)
  expect(await widthOf(page, 'Campaign Name')).toBeCloseTo(before - 150, -0.5)

  await heading(page, 'Status').hover()
  await edge(page, 'Leads completed').press('Enter')
  expect(await widthOf(page, 'Leads completed')).toBeCloseTo(leadsBefore, -0.5)
  // Playwright cannot double-click in Firefox.
  await edge(page, 'Campaign Name').dispatchEvent('dblclick')
  expect(await widthOf(page, 'Campaign Name')).toBe(before)

  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('admin')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(heading(page, 'Sender')).toBeVisible()
  expect(await headings(page)).toEqual(usual)
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('user')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(heading(page, 'Status')).toBeVisible()
  expect(await headings(page)).toEqual(changed)
  await view(page).click()
  await menu(page).getByRole('button', { name: 'Reset columns' }).click()
  expect(await headings(page)).toEqual(usual)
  expect(await rowHeight(page)).toBe(44)
  expect(await widthOf(page, 'Campaign Name')).toBe(usualWidth)
})

test('the leads have a further column, and keep their place when the density changes', async ({
  page,
  openAs,
}) => {
  await openAs('user', `${ceos}&limit=300`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('leads found')).toBeVisible()
  expect(await headings(page)).toEqual([
    '',
    'Name & Title',
    'Company',
    'Location',
    'Industry',
    'Email',
  ])
  await heading(page, 'Company').hover()
  // The handles of the columns do not make the table scroll sideways.
  await expect(edge(page, 'Email')).toBeAttached()
  expect(
    await page
      .getByRole('region', { name: 'Leads' })
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBe(0)
  await view(page).click()
  await column(page, 'Company Size').check()
  await expect(heading(page, 'Company Size')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Company Size' }).click()
  await expect(heading(page, 'Company Size')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/sort=companySize/)

  expect(await widthOf(page, 'Company')).toBeGreaterThan(120)

  // A wide table scrolls sideways, and its rows stay virtual.
  await dragEdge(page, 'Company', 200)
  const region = page.getByRole('region', { name: 'Leads', exact: true })
  expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(150)
  await region.evaluate((box) => box.scrollTo({ top: 150 * 52 }))
  const row = page.locator('tr[aria-rowindex="154"]')
  await expect(row).toBeInViewport()
  await view(page).click()
  await menu(page).getByRole('radio', { name: 'Compact' }).check()
  await expect(row).toBeInViewport()
  expect((await row.boundingBox())?.height).toBe(36)
  expect(await page.getByRole('row').count()).toBeLessThan(60)
})

test('the cards of a phone show the chosen columns', async ({ page, openAs }) => {
  await openAs('user', ceos)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const cards = page.getByRole('list', { name: 'Leads' }).getByRole('listitem')
  const card = cards.first()
  await expect(cards.filter({ hasText: 'Hidden' }).first()).toBeVisible()
  const height = (await card.boundingBox())?.height ?? 0
  await view(page).click()
  await column(page, 'Email').uncheck()
  await column(page, 'Company Size').check()
  await expect(menu(page).getByRole('button')).toHaveText(['Reset columns'])
  await expect(menu(page).getByRole('radio')).toHaveCount(0)
  await expect(cards.filter({ hasText: 'Hidden' })).toHaveCount(0)
  await expect(card).toContainText(/\d employees/)
  // Without its last line, a card is lower.
  await column(page, 'Location').uncheck()
  await column(page, 'Industry').uncheck()
  expect((await card.boundingBox())?.height).toBeLessThan(height)
})
