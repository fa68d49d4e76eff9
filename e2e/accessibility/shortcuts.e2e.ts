import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { expectFocus } from '../support/keyboard'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

/** Types a query into the palette and runs the entry, which must come first. */
async function runCommand(page: Page, query: string, name: string) {
  await openPalette(page)
  await page.keyboard.type(query)
  const first = palette(page).getByRole('option').first()
  await expect(first).toContainText(name)
  await expect(first).toHaveAttribute('aria-selected', 'true')
  // The list starts at its top after each key.
  await expect(first).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
}

test('the palette goes to screens, and opens lists and campaigns by name', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/analytics')
  await expect(heading(page)).toHaveText('Analytics Dashboard')
  calls.length = 0
  await openPalette(page)
  await expect.poll(() => calls.toSorted()).toEqual(['GET /api/campaigns', 'GET /api/lists'])

  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await runCommand(page, 'pilot', 'Pilot customers')
  await expect(page.getByRole('dialog', { name: /^Contacts in List/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await runCommand(page, 'foun', 'Founders intro')
  await expect(page.getByRole('dialog', { name: 'Founders intro' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await runCommand(page, 'edit summer', 'Edit Summer webinar')
  await expect(heading(page)).toHaveText('Sequence Builder')
  await runCommand(page, 'home', 'Go to Home')
  await expect(heading(page)).toHaveText('Hello!')
  await expect(page.getByRole('main')).toBeFocused()
  calls.length = 0
  await openPalette(page)
  await page.keyboard.press('Escape')
  expect(calls).toEqual([])

  await runCommand(page, 'csv', 'Import new leads')
  await expect(page.getByRole('dialog', { name: 'Import new leads' })).toBeVisible()
})

test('the palette presses the controls of the screen once, and says why one is disabled', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/search')
  const button = page.getByRole('button', { name: 'Jump to…' })
  await button.click()
  await expect(palette(page).getByRole('option', { name: 'Create Contact' })).toContainText('N')
  await page.keyboard.press('Escape')
  await expectFocus(button)

  await runCommand(page, 'create contact', 'Create Contact')
  await expect(page.getByRole('dialog', { name: 'Create Contact' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expectFocus(page.getByRole('button', { name: 'Create Contact' }))
  await runCommand(page, 'find in', 'Find in these results')
  await expectFocus(page.getByRole('searchbox', { name: 'Find in these results' }))

  await page.goto('/campaigns?flow=sequence&edit=4')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('')
  await expect(page.getByRole('button', { name: 'Save Campaign' })).toBeDisabled()
  await openPalette(page)
  await page.keyboard.type('save camp')
  const save = palette(page).getByRole('option', { name: /Save Campaign/ })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await expect(save).toContainText('To save, enter a campaign name.')
})

test('the palette changes the theme, and logs out through the question about drafts', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await runCommand(page, 'dark', 'Use the dark theme')
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
  await runCommand(page, 'logout', 'Logout')
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: /Log ?out/i }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
})

test('in the editor Ctrl+K inserts a link, and Ctrl+S saves the campaign', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', '/campaigns?flow=sequence&edit=4')
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Link' })).toHaveCount(0)

  const before = server.db.campaigns.all().length
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Saved by key')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Campaign created', { exact: true })).toBeVisible()
  expect(server.db.campaigns.all()).toHaveLength(before + 1)
})

test('single keys go to screens, focus the search, and open the sheet that lists them', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/')
  await expect(heading(page)).toHaveText('Hello!')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(heading(page)).toHaveText('1111 Leads imported')
  const search = page.getByRole('searchbox', { name: 'Search lists' })
  await search.waitFor()
  await page.keyboard.press('/')
  await expectFocus(search)
  // Typed as text, not run as shortcuts.
  await page.keyboard.type('gcn?/')
  await expect(search).toHaveValue('gcn?/')
  await expect(heading(page)).toHaveText('1111 Leads imported')
  await search.fill('')

  await page.getByRole('main').focus()
  await page.keyboard.press('?')
  await expect(sheet(page).getByRole('region', { name: 'On this screen' })).toContainText(
    'Import new leads',
  )
  await expect(sheet(page).getByRole('region', { name: 'In a table or list' })).toContainText(
    'Open the row',
  )
  // Ignored while a dialog is open.
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog', { name: 'Import new leads' })).toBeVisible()
})

test('single keys can be turned off in Settings, for good', async ({ page, openAs }) => {
  await openAs('admin', '/settings')
  const choice = page.getByRole('checkbox', { name: 'Single-key shortcuts' })
  await choice.uncheck()
  await page.goto('/campaigns')
  const create = page.locator('button', { hasText: 'Create a new campaign' })
  await create.waitFor()
  await page.keyboard.press('n')
  await page.keyboard.press('j')
  await openPalette(page)
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeVisible()
  await expect(sheet(page).getByRole('region', { name: 'Go to' })).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText('Campaigns')
  await expect(create).not.toHaveAttribute('aria-keyshortcuts')

  await sheet(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await expect(heading(page)).toHaveText('Create a new campaign')
})

test('the rows of campaigns are reached, selected, opened and edited by keys', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns')
  const rows = page.getByRole('table', { name: 'Campaigns' }).getByRole('row')
  const isSelected = (row: number) => rows.nth(row).getByRole('checkbox')
  await rows.nth(1).waitFor()
  await page.keyboard.press('j')
  await expectFocus(rows.nth(1))
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(isSelected(2)).toBeChecked()
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+ArrowDown')
  await expectFocus(rows.nth(4))
  await expect(page.getByRole('button', { name: 'Launch (3)' })).toBeVisible()
  await page.keyboard.press('Shift+ArrowUp')
  await expect(page.getByRole('button', { name: 'Launch (2)' })).toBeVisible()
  await expect(isSelected(4)).not.toBeChecked()

  const name = await rows.nth(3).locator('bdi').first().textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expectFocus(rows.nth(3))
  await page.keyboard.press('Tab')
  await expectFocus(isSelected(3))
  await page.keyboard.press('ArrowUp')
  await expectFocus(rows.nth(2))
  await page.keyboard.press('e')
  await expect(heading(page)).toHaveText('Sequence Builder')
})

test('F8 shows that it has reached the notifications, although the mouse was used before', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/search')
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const region = page.getByRole('region', { name: 'Notifications (F8)' })
  await expect(region.getByRole('status')).toContainText('CSV import functionality')
  await page.keyboard.press('F8')
  await expectFocus(region)
})

test('on a phone the palette opens from the bar at the top', async ({ page, openAs }) => {
  await openAs('user', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Jump to…' }).click()
  await palette(page).getByRole('option', { name: 'Go to Campaigns' }).click()
  await expect(heading(page)).toHaveText('Campaigns')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Status' }), 'Draft')
})

test('Escape clears a selection that was made with the mouse', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  const checkbox = page.getByRole('checkbox', { name: 'Select Founders intro' })
  await checkbox.click()
  await expect(checkbox).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(checkbox).not.toBeChecked()
})
