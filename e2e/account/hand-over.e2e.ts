import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'
import { download } from '../support/download'

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

async function openTakeOver(page: Page, text: string) {
  await page.getByRole('button', { name: 'Hand over or take over …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand-over' })
  await dialog.getByLabel('Choose a file').setInputFiles({
    name: 'hand-over.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  return dialog
}

test('one user hands over, another takes it over, and nothing twice', async ({
  page,
  openAs,
  logIn,
  calls,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Winter')
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('Hello from Uma')
  await page.getByLabel('Attach files').setInputFiles({
    name: 'prices.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF prices'),
  })
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('prices.pdf')
  await page.getByRole('button', { name: 'Templates' }).click()
  const templates = page.getByRole('dialog', { name: 'Templates' })
  await templates.getByRole('textbox', { name: 'Template name' }).fill('Opening')
  await templates.getByRole('button', { name: 'Save as template' }).click()
  await templates.getByRole('button', { name: 'Close' }).click()
  await body.click()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Snippets' }).click()
  const snippets = page.getByRole('dialog', { name: 'Snippets' })
  await snippets.getByRole('textbox', { name: 'Snippet name' }).fill('Greeting')
  await snippets.getByRole('button', { name: 'Save as snippet' }).click()
  await snippets.getByRole('button', { name: 'Close' }).click()
  await follow(page, 'Lead Search')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()

  await page.goto('/search?jobTitles=%5B%22CEO%22%5D')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  const searches = page.getByRole('dialog', { name: 'Saved searches' })
  await searches.getByRole('textbox', { name: 'Name for these filters' }).fill('Bosses')
  await searches.getByRole('button', { name: 'Save these filters' }).click()
  await page.goto('/analytics?type=replied')
  await page.getByRole('table', { name: 'Latest events' }).locator('tbody tr').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await expect(page.getByText('49 of the latest 50 open')).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('textbox', { name: 'Title of the offer' }).fill('Routing')

  calls.length = 0
  await page.getByRole('button', { name: 'Hand over or take over …' }).click()
  const handOver = page.getByRole('dialog', { name: 'Hand-over' })
  const file = await download(page, () =>
    handOver.getByRole('button', { name: 'Download file' }).click(),
  )
  expect(file.name).toMatch(/^hand-over-Uma-User-\d{4}-\d\d-\d\d\.json$/)
  expect(calls).toEqual([])
  await handOver.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()

  await logIn('admin')
  await follow(page, 'Settings')
  const wrong = await openTakeOver(page, '{}')
  await expect(wrong.getByText('This is no file of a hand-over.')).toBeVisible()
  await wrong.getByRole('button', { name: 'Close' }).click()
  const takeOver = await openTakeOver(page, file.text)
  await expect(takeOver.getByText('From Uma User')).toBeVisible()
  await expect(takeOver.getByText('6 new, 0 here already')).toBeVisible()
  await takeOver.getByRole('button', { name: 'Take over 6 items' }).click()
  await expect(takeOver.getByText('6 items are taken over')).toBeVisible()
  await takeOver.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('textbox', { name: 'Title of the offer' })).toHaveValue('Routing')

  const again = await openTakeOver(page, file.text)
  await expect(again.getByText('0 new, 6 here already')).toBeVisible()
  await again.getByRole('button', { name: 'Close' }).click()

  await page.goto('/search')
  await page.getByRole('button', { name: 'Saved searches' }).click()
  await expect(searches.getByRole('button', { name: 'Load Bosses' })).toBeVisible()
  await page.goto('/campaigns')
  await page.getByRole('button', { name: 'Winter' }).click()
  await expect(body).toContainText('Hello from Uma')
  await expect(page.getByRole('list', { name: 'Attached files' })).toContainText('prices.pdf')
  await page.getByRole('button', { name: 'Snippets' }).click()
  await expect(snippets.getByRole('button', { name: 'Insert Greeting' })).toBeVisible()
  await snippets.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Templates' }).click()
  await expect(templates.getByRole('button', { name: 'Insert Opening' })).toBeVisible()
})
