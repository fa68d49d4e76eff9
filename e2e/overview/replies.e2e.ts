import { expect, test } from '../support/app-test'

const table = { name: 'Latest events' } as const

test('events are in view without scrolling; on a phone they come first', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs('user', '/analytics')
  const rows = page.getByRole('table', table).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await expect(rows.nth(7)).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  const events = (await rows.first().boundingBox())?.y
  expect(events).toBeLessThan(700)
})

test('the week is on one page, on paper without the frame around it', async ({ page, openAs }) => {
  await openAs('user', '/analytics')
  await page.getByRole('button', { name: 'This week' }).click()
  await expect(page.getByRole('table', { name: 'Campaigns' })).toContainText('681/681')
  await expect(page.getByRole('region', { name: 'Last seven days' })).toContainText('Counted by')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('table', { name: 'Campaigns' })).toBeVisible()
})
