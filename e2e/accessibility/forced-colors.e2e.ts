import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { expectVisibleFocus } from '../support/keyboard'

test.use({ forcedColors: 'active' })

/** A screenshot without hover and focus, to compare with another. */
async function screenshotOf(part: Locator): Promise<string> {
  const page = part.page()
  await page.mouse.move(0, 0)
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  return (await part.screenshot({ animations: 'disabled' })).toString('base64')
}

/** Buttons without a border, which must mark them because forced colours remove backgrounds. */
const buttonsWithoutBorder = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(button)
        return button.checkVisibility() && (borderTopWidth === '0px' || borderTopStyle === 'none')
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  )

test('forced colours: selected, current, focused and highlighted elements stay recognisable', async ({
  page,
  openAs,
}) => {
  await openAs('admin', '/campaigns')
  const row = page.getByRole('row', { name: /Founders intro/ })
  await row.waitFor()
  expect(await buttonsWithoutBorder(page)).toEqual([])

  const unselected = await screenshotOf(row)
  await row.getByRole('checkbox').click()
  await expect(row.getByRole('checkbox')).toBeChecked()
  const selected = await screenshotOf(row)
  expect(selected).not.toBe(unselected)

  const status = row.getByRole('cell').filter({ has: page.getByRole('switch') })
  const on = await screenshotOf(status)
  await status.getByRole('switch').click()
  await expect(status.getByRole('switch')).not.toBeChecked()
  await expect(page.getByText('Status updated')).toBeVisible()
  expect(await screenshotOf(status)).not.toBe(on)

  const current = page.getByRole('link', { name: 'Campaigns', exact: true })
  await expect(current).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('link', { name: 'Lists', exact: true })).toHaveCSS(
    'outline-style',
    'none',
  )
  await page.getByRole('button', { name: 'Create a new campaign' }).focus()
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  }

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions for Founders intro' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const highlighted = page.getByRole('menu').locator('[data-highlighted]')
  await expect(highlighted).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('menu')).toHaveCSS('outline-style', 'solid')

  await page.goto('/lists?import=search')
  await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid')
  await expect(page.getByRole('tab', { selected: false })).toHaveCSS('outline-style', 'none')

  await page.goto('/campaigns?flow=sequence&edit=4')
  const modes = page.getByRole('radiogroup').filter({ hasText: 'Plain text' })
  const rich = await screenshotOf(modes)
  await page.getByText('Plain text', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Plain text' })).toBeChecked()
  expect(await screenshotOf(modes)).not.toBe(rich)
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('menuitem', { name: 'Email' }).click()
  const steps = page.locator('[data-row]').filter({ hasText: /Step \d/ })
  await expect(steps.nth(1)).toHaveCSS('outline-style', 'solid')
  await expect(steps.nth(0)).toHaveCSS('outline-style', 'none')
  expect(await buttonsWithoutBorder(page)).toEqual([])
})

test('forced colours: the bar of the progress stays visible', async ({ page, openAs }) => {
  await openAs('user', '/lists')
  await page.goto('/lists?import=csv')
  const rows = Array.from({ length: 600 }, (_, row) => `Ann,Lee,ann${row}@x.example`)
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['first_name,last_name,email', ...rows].join('\n')),
    })
  let sent = 0
  await page.route('**/api/leads', async (route) => {
    sent += 1
    if (sent === 1) await route.continue()
    else await route.abort()
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const bar = page.getByRole('progressbar', { name: 'Contacts saved' })
  await expect(bar).toHaveAttribute('aria-valuenow', '500')
  const colour = (part: Locator) => part.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await colour(bar.locator('> *'))).not.toBe(await colour(bar))
  await expect(bar).toHaveCSS('border-top-style', 'solid')
})
