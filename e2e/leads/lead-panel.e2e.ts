import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { expectFocus } from '../support/keyboard'

const ceos = `/search?jobTitles=${encodeURIComponent('["CEO"]')}`
const panel = (page: Page) => page.getByRole('dialog')
const row = (page: Page, index: number) =>
  page.getByRole('table', { name: 'Leads' }).getByRole('row').nth(index)
const nameIn = (page: Page, index: number) => row(page, index).getByRole('button').first()

test('Enter opens a panel beside the leads, J and K walk on, Escape leads back to the row', async ({
  page,
  logIn,
  calls,
}) => {
  await page.goto(ceos)
  await logIn('user')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('leads found')).toBeVisible()
  const names: string[] = await Promise.all(
    [1, 2, 3].map(async (index) => nameIn(page, index).innerText()),
  )
  // The results look for their people in the lists, the panel for their events.
  const others = /^GET \/api\/(lists|analytics|credits)/
  const callsOfPanel = () => calls.filter((call) => !others.test(call))
  calls.length = 0

  await nameIn(page, 1).focus()
  await page.keyboard.press('j')
  await expectFocus(row(page, 2))
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveAccessibleName(names[1] ?? '')
  const table = await page.getByRole('region', { name: 'Leads' }).boundingBox()
  const box = await panel(page).boundingBox()
  expect(box?.x).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0))
  await expect.poll(callsOfPanel).toEqual(['GET /api/campaigns'])
  await expect(panel(page).getByRole('link').first()).toBeVisible()

  await page.keyboard.press('j')
  await expect(panel(page)).toHaveAccessibleName(names[2] ?? '')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(panel(page)).toHaveAccessibleName(names[0] ?? '')
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: 'Reveal Emails (1)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expectFocus(row(page, 1))
  await expect(page.getByRole('button', { name: 'Reveal Emails (1)' })).toBeVisible()

  // On a phone, the panel covers the leads, and Back closes it.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('list', { name: 'Leads' }).getByRole('button').first().click()
  // Once it has slid in.
  await expect
    .poll(async () => panel(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByText('leads found')).toBeVisible()
  expect(callsOfPanel()).toEqual(['GET /api/campaigns'])
})
