import { expect, test } from '../support/app-test'

const table = { name: 'Latest events' } as const

test('a reply leads to its person and to an e-mail; done is kept over a reload, and undone', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/analytics?type=replied')
  const rows = page.getByRole('table', table).locator('tbody tr')
  await expect(rows).toHaveCount(50)
  const open = page.getByText(/^\d+ of 50 replies open$/)
  await expect(open).toHaveText('50 of 50 replies open')

  await page.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  const name = await rows.first().getByRole('cell').nth(2).innerText()
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await expect(panel.getByRole('link', { name: `Write to ${name}` })).toHaveAttribute(
    'href',
    /^mailto:\S+@\S+\?subject=Re%3A/,
  )
  await expect(panel.getByRole('list', { name: 'Known events' })).toContainText('Replied')
  await page.keyboard.press('j')
  await expect(panel.getByRole('heading', { name })).toBeHidden()
  await page.keyboard.press('k')
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(rows.first()).toBeFocused()

  await page.keyboard.press('d')
  await expect(open).toHaveText('49 of 50 replies open')
  await page.reload()
  await expect(open).toHaveText('49 of 50 replies open')
  await page.getByRole('checkbox', { name: 'Hide done' }).check()
  await expect(rows).toHaveCount(49)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Mark 49 as done' }).click()
  await expect(page.getByText('All of these are done')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(49)
})

test('events are in view without scrolling; on a phone the charts come first', async ({
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
  const chart = (await page.getByRole('region', { name: /^Events over time/ }).boundingBox())?.y
  expect(chart).toBeLessThan(events ?? 0)
})

test('Home counts open tasks and links to them; without events it makes no false claim', async ({
  page,
  openAs,
  server,
}) => {
  const answer = server.fail('getEvents', 503)
  await openAs('user', '/')
  const toDo = page.getByRole('region', { name: 'To do today' })
  await expect(toDo.getByText('not known')).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(0)
  answer.end()
  await toDo.getByRole('button', { name: 'Retry' }).click()
  await toDo.getByRole('link', { name: 'Open replies' }).click()
  await expect(page).toHaveURL(/\/analytics\?type=replied&done=hidden$/)
  await expect(page.getByText('50 of 50 replies open')).toBeVisible()
})

test('calls stopped by an ad blocker are named on the screen and in the message', async ({
  page,
  openAs,
}) => {
  await page.route('**/api/analytics/**', (route) => route.abort('blockedbyclient'))
  await openAs('user', '/analytics')
  const why =
    'A browser extension may be blocking this. Allow it for this site, or try another browser.'
  await expect(page.getByRole('region', { name: 'Recent Events' })).toContainText(why)
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(why)
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

test('selected campaigns are compared side by side', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  for (const name of ['Fintech spring push', 'Conference follow-up'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Compare 2 campaigns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare campaigns' })
  await expect(dialog.getByRole('row', { name: /^Leads completed/ })).toHaveText(/96\/211681\/681/)
  await expect(dialog.getByRole('row', { name: /^Known replies/ }).getByRole('link')).toHaveText([
    /^\d+$/,
    /^\d+$/,
  ])
})
