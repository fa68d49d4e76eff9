import type { Page } from '@playwright/test'
import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from '../support/app-test'
import { expectFocus } from '../support/keyboard'

const hint = (page: Page) => page.getByRole('tooltip')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' })

test('a hint names the key of a control, on hover and on focus', async ({ page, openAs }) => {
  await openAs('user', '/search')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await button(page, 'Create Contact').hover()
  await expect(hint(page)).toHaveText('Create Contact (N)')
  await page.keyboard.press('Escape')
  await expect(hint(page)).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).hover()

  await button(page, 'Import CSV').focus()
  await page.keyboard.press('Tab')
  await expectFocus(button(page, 'Create Contact'))
  await expect(hint(page)).toHaveText('Create Contact (N)')
  await page.keyboard.press('Tab')
  await expect(hint(page)).toHaveCount(0)
})

test('a disabled control says why, to the pointer and on focus', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  await button(page, 'Create a new campaign').click()
  await expect(button(page, 'Continue')).toBeDisabled()
  await expect(page.getByText('Enter a name to continue.')).toBeVisible()
  // Hovering a disabled control for the first time loads the code.
  await button(page, 'Continue').hover({ force: true })
  await expect(hint(page)).toHaveText('Enter a name to continue.')

  await page.goto('/analytics')
  await expect(page.getByRole('table', { name: 'Latest events' })).toBeVisible()
  await button(page, 'Previous page').hover({ force: true })
  await expect(hint(page)).toHaveText('Older events cannot be read.')
})

test('keys move through the steps of the builder, and a hint explains the stop at either end', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns')
  await button(page, 'Create a new campaign').click()
  await beginCampaign(page, 'Two letters')
  await button(page, 'Add step').click()
  await page.getByRole('menuitem', { name: 'Email' }).click()
  await expect(page.getByRole('region', { name: 'Editor of step 2' })).toBeVisible()
  await button(page, 'Previous step').focus()
  await page.keyboard.press('k')
  await expect(page.getByRole('region', { name: 'Editor of step 1' })).toBeVisible()
  await expect(button(page, 'Previous step')).toBeFocused()
  await expect(button(page, 'Previous step')).toHaveAccessibleDescription('This is the first step.')
  // Scrolling, and moving content under the resting pointer, does not hide the hint.
  await page.getByRole('textbox', { name: 'Subject' }).hover()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.mouse.wheel(0, 60)
  await expect(hint(page)).toHaveText('This is the first step.')
  await page.keyboard.press('k')
  await expect(page.getByRole('region', { name: 'Editor of step 1' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('region', { name: 'Editor of step 2' })).toBeVisible()
  await expectFocus(button(page, 'Next step'))

  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  for (const [label, keys] of [
    ['Save Campaign', 'Ctrl+S'],
    ['AI help', 'I'],
    ['Preview', 'P'],
    ['Add step', 'N'],
    ['Next step', 'J'],
  ]) {
    const entry = sheet
      .locator('dl > div')
      .filter({ has: page.getByText(label ?? '', { exact: true }) })
    await expect(entry).toContainText(keys ?? '')
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('cancel')
  await expect(palette(page).getByRole('option').first()).toContainText('Cancel')
})

test('the palette reports that its code could not be loaded, and opens on Retry', async ({
  page,
  openAs,
}) => {
  await page.route('**/assets/keyboard-*.js', (route) => route.abort())
  await openAs('user', '/')
  await expect(page.getByRole('list', { name: 'First lists' })).toBeVisible()
  await button(page, 'Jump to…').click()
  await expect(page.getByText('The search could not be opened')).toBeVisible()
  await page.unrouteAll()
  await button(page, 'Retry').click()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('schedule')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
})
