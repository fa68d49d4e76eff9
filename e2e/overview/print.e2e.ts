import { expect, test } from '../support/app-test'

/** The width of a page of A4, in CSS pixels. */
const paper = { width: 794, height: 1123 }

test('paper has the content only, with no text cut off', async ({ page, openAs }) => {
  await page.setViewportSize(paper)
  await openAs('user', '/campaigns')
  const table = page.getByRole('table', { name: 'Campaigns' })
  await expect(table).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Create a new campaign' })).toBeHidden()
  const name = table.getByRole('button', { name: /^A very long campaign name/ })
  expect(await name.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0)
  const paused = await table.getByRole('row', { name: /Product tour/ }).boundingBox()
  expect(paused?.height).toBeLessThan(50)
})

test('a panel is printed after its table, a dialog alone and with all its rows, a toast never', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(paper)
  await openAs('user', '/analytics?type=replied')
  const table = page.getByRole('table', { name: 'Latest events' })
  await table.getByRole('cell').nth(2).getByRole('button').click()
  await expect(page.getByRole('list', { name: 'Known events' })).toBeVisible()
  const toast = page.getByText('Marked as done')
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
  const [rows, panel] = [await table.boundingBox(), await page.getByRole('dialog').boundingBox()]
  expect(panel?.y).toBeGreaterThanOrEqual((rows?.y ?? NaN) + (rows?.height ?? NaN))

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/lists')
  await page.getByRole('button', { name: 'View contacts' }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Contacts in List/ })
  await expect(dialog.getByRole('row')).toHaveCount(49)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /Leads imported/ })).toBeHidden()
  const last = await dialog.getByRole('row').last().boundingBox()
  const { height = 0 } = (await page.locator('body').boundingBox()) ?? {}
  expect(last?.y).toBeGreaterThan(1500)
  expect(height).toBeGreaterThan(last?.y ?? NaN)
})
