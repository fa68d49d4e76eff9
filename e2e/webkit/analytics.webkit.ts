import { expect, test } from './support/webkit-test'

test('figures, charts by type, campaign and period, and events', async ({
  page,
  open,
  logIn,
  downloaded,
}) => {
  await open('/analytics')
  await logIn('user')
  await page.role('group', 'Open Rate').text(/%/).nth(0).one()
  for (const name of [/^Events over time/, /^Events by type/]) {
    const chart = page.role('region', name)
    await expect.poll(() => chart.css('.recharts-bar-rectangle').count()).toBeGreaterThan(0)
  }
  const rows = page.role('table', 'Latest events').css('tbody tr')
  await expect.poll(() => rows.count()).toBe(50)
  await page.role('combobox', 'Event type').choose('Replied')
  await expect.poll(() => rows.nth(0).innerText()).toContain('Replied')
  await page.reload()
  await expect.poll(() => rows.nth(0).innerText()).toContain('Replied')
  await page.role('button', 'Download CSV').click()
  const csv = await downloaded(/\.csv$/)
  expect(csv.trim().split('\r\n')).toHaveLength((await rows.count()) + 1)
})
