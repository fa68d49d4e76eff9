import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

const rows = (page: Page) => page.locator('tbody tr')

/**
 * Number of controls in the window's part of the content, also of those that are transparent until
 * their row is pointed at: the keyboard meets them.
 */
const countControls = (page: Page, isOutsideRows = false) =>
  page
    .getByRole('main')
    .locator('a[href], button:enabled, input:enabled')
    .evaluateAll(
      (controls, ignored) =>
        controls.filter((control) => {
          const { width, height, top, bottom } = control.getBoundingClientRect()
          return (
            !(ignored && control.closest('tbody')) &&
            control.checkVisibility({ visibilityProperty: true }) &&
            Math.min(width, height) > 2 &&
            bottom > 0 &&
            top < innerHeight
          )
        }).length,
      isOutsideRows,
    )

test('the controls of a screen do not become more', async ({ page, openAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs('user', '/campaigns')
  await expect(rows(page)).toHaveCount(14)
  await expect.poll(() => countControls(page)).toBeLessThanOrEqual(65)

  await openAs('user', '/lists')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect.poll(() => countControls(page)).toBeLessThanOrEqual(36)

  await openAs('user', `/search?jobTitles=${encodeURIComponent('["CEO"]')}&limit=50`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect.poll(() => countControls(page, true)).toBeLessThanOrEqual(32)
})

const opacityOf = (control: Locator) => control.evaluate((found) => getComputedStyle(found).opacity)

test('shows the switch of a campaign under the pointer, with the focus and while selected', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns')
  const paused = page.getByRole('switch', { name: 'Status of Product tour' })
  const select = page.getByRole('checkbox', { name: 'Select Product tour' })
  await expect.poll(() => opacityOf(paused)).toBe('0')
  await paused.hover()
  await expect.poll(() => opacityOf(paused)).toBe('1')
  await page.mouse.move(0, 0)
  await expect.poll(() => opacityOf(paused)).toBe('0')
  await paused.focus()
  await expect.poll(() => opacityOf(paused)).toBe('1')
  await select.check()
  await page.getByRole('searchbox').focus()
  await page.mouse.move(0, 0)
  await expect.poll(() => opacityOf(paused)).toBe('1')
})
