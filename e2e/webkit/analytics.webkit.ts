import { expect, test } from './support/webkit-test'

test('figures, a chart by time, counts by type, and events', async ({
  page,
  open,
  logIn,
  downloaded,
}) => {
  await open('/analytics')
  await logIn('user')
  await page.role('group', 'Open Rate').text(/%/).nth(0).one()
  const bars = page.role('region', /^Events over time/).css('[data-bar]')
  await expect.poll(() => bars.count()).toBeGreaterThan(0)
  const types = page.role('table', /^Events by type/).css('tr')
  await expect.poll(() => types.count()).toBeGreaterThan(0)
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

test('lists and dialogs close on a slow machine', async ({ page, open, logIn }) => {
  await open('/analytics')
  await logIn('user')
  await page.role('table', 'Latest events').one()
  await page.driver.executeScript(() => {
    const slowDown = () => {
      const end = performance.now() + 120
      while (performance.now() < end);
      requestAnimationFrame(slowDown)
    }
    slowDown()
  })
  for (const type of ['Replied', 'Clicked', 'Opened', 'All']) {
    await page.role('combobox', 'Event type').choose(type)
    await page.role('listbox').gone()
  }
  await page.role('link', 'Lists').click()
  for (let turn = 0; turn < 3; turn += 1) {
    await page.role('button', 'Delete list Pilot customers').click()
    // The dialog grows once the campaigns that use the list have loaded.
    await page.role('alertdialog').text('Renewal reminder').one()
    await page.role('alertdialog').role('button', 'Cancel').click()
    await page.css('[role=alertdialog], [data-scope=dialog][data-part=backdrop]').gone()
  }
})
