import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const isWrite = (call: string) => !call.startsWith('GET')

test('leads are added to an existing list once, despite a failure and a second tab @extended', async ({
  page,
  openAs,
  calls,
  server,
  context,
}) => {
  const pilot = server.db.lists.all().find(({ name }) => name === 'Pilot customers')?.id ?? ''
  await openAs('user', `/search?jobTitles=${encodeURIComponent('["CEO"]')}`)
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const row of [0, 1, 2]) await boxes.nth(row).check()
  calls.length = 0

  await page.route(
    `**/api/lists/${pilot}/leads`,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { message: 'Not now' } })
        : route.fallback(),
    { times: 2 },
  )
  await page.getByRole('button', { name: 'Create List (3)' }).click()
  await expect(page.getByRole('textbox', { name: 'List name' })).toBeFocused()
  await page.getByRole('radio', { name: 'Existing list' }).check()
  const dialog = page.getByRole('dialog', { name: 'Add to List' })
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await chooseIn(dialog.getByRole('combobox', { name: 'List' }), 'Pilot customers (12 contacts)')
  await dialog.getByRole('button', { name: 'Add', exact: true }).dblclick()
  await expect(page.getByText('Failed to add the leads to the list')).toBeVisible()
  await expect(dialog.getByText('The reason: Not now')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry the rest' }).dblclick()
  await expect(page.getByText('3 leads were added to “Pilot customers”.')).toBeVisible()
  expect(calls.filter(isWrite)).toEqual([
    'POST /api/leads',
    `POST /api/lists/${pilot}/leads`,
    `POST /api/lists/${pilot}/leads`,
  ])
  expect(server.db.memberships.of(pilot)).toHaveLength(15)
  await expect(page.getByRole('button', { name: 'Create List (3)' })).toBeVisible()

  const other = await context.newPage()
  const otherCalls: string[] = []
  other.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') otherCalls.push(`POST ${pathname}`)
  })
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Search (1)' }).click()
  await expect(other.getByText('Search completed')).toBeVisible()
  // Both tabs at the same time: the second waits for the first.
  const answer = server.hold('createLeads')
  const tabs = [page, other]
  otherCalls.length = 0
  for (const tab of tabs) {
    const rows = tab.getByRole('checkbox', { name: /^Select (?!all)/ })
    for (const row of [4, 5]) await rows.nth(row).check()
    await tab.getByRole('button', { name: /^Create List \(/ }).click()
    await tab.getByRole('radio', { name: 'Existing list' }).check()
    await chooseIn(tab.getByRole('combobox', { name: 'List' }), /^Pilot customers/)
    await tab.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(tab.getByRole('progressbar')).toBeVisible()
  }
  expect(otherCalls).toEqual([])
  answer.end()
  await expect(page.getByText(/^2 leads were added to “Pilot customers”\./)).toBeVisible()
  await expect(other.getByText(/were in “Pilot customers” before\./)).toBeVisible()
  expect(otherCalls).toEqual([])
  expect(server.db.memberships.of(pilot)).toHaveLength(17)
})

test('a CSV file is imported into an existing list, without leads that it contains @first', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const pilot = server.db.lists.all().find(({ name }) => name === 'Pilot customers')?.id ?? ''
  await openAs('user', '/lists')
  await page.getByRole('button', { name: 'Import new leads' }).click()
  const importInto = async (list: string, ...people: string[]) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'fair.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['first_name,last_name,email', ...people].join('\n')),
    })
    await page.getByRole('radio', { name: 'Existing list' }).check()
    await chooseIn(page.getByRole('combobox', { name: 'List' }), list)
    calls.length = 0
    await page.getByRole('button', { name: 'Add', exact: true }).dblclick()
  }
  await importInto(
    'Pilot customers (12 contacts)',
    'Ada,Lee,ada@fair.example',
    'Bo,Ek,bo@fair.example',
  )
  await expect(page.getByText('2 leads were added to “Pilot customers”.')).toBeVisible()
  expect(calls.filter(isWrite)).toEqual(['POST /api/leads', `POST /api/lists/${pilot}/leads`])
  await page.getByRole('button', { name: 'Import new leads' }).click()
  await importInto('Pilot customers (14 contacts)', 'Ada,Lee,ADA@fair.example')
  await expect(page.getByText('1 was in “Pilot customers” before.')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'The import into “Pilot customers” is done' }),
  ).toBeVisible()
  expect(calls.filter(isWrite)).toEqual([])
  expect(server.db.memberships.of(pilot)).toHaveLength(14)
})
