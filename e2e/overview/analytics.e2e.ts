import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { download } from '../support/download'

test('shows figures, charts and events; keeps the event type after a reload; exports the shown events @contract', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/analytics')
  await expect(page.getByRole('group', { name: 'Open Rate' })).toContainText('%')
  await expect(page.getByRole('group', { name: 'Reply Rate' })).toContainText('-0.5%')
  const charts = page.getByRole('region', { name: /^Events by (day|type), latest 50$/ })
  await expect(charts).toHaveCount(2)
  await expect(charts.first().locator('[data-bar]').first()).toBeVisible()
  await expect(page.getByRole('table', { name: 'Events by type, latest 50' })).toContainText('Sent')

  const rows = page.getByRole('table', { name: 'Latest events' }).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  await chooseIn(page.getByRole('combobox', { name: 'Event type' }), 'Replied')
  await expect(page.getByRole('combobox', { name: 'Event type' })).toHaveText('Replied')
  await expect(page).toHaveURL(/\/analytics\?type=replied$/)
  await expect(rows.first()).toContainText('Replied')
  await page.reload()
  await expect(rows.first()).toContainText('Replied')

  const name = await rows.first().getByRole('cell').nth(2).innerText()
  await page.getByRole('searchbox', { name: 'Find in these events' }).fill(name)
  await expect(page.getByText(/^Showing \d+ of \d+ events\.$/)).toBeVisible()
  const { text } = await download(page, () =>
    page.getByRole('button', { name: 'Download CSV' }).click(),
  )
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength((await rows.count()) + 1)
  expect(lines.slice(1).every((line) => line.includes(name))).toBe(true)
})
