import { writeFile } from 'node:fs/promises'
import { trusted } from '../../mocks/model/trusted'
import { withAppServer } from '../support/app-server'
import { expect, test } from '../support/app-test'
import { download } from '../support/download'
import { runComparison } from './run-comparison'

test('a developer can replay a reported problem, and its causes are named', async ({
  page,
  logIn,
  server,
  calls,
}) => {
  // Three contract violations.
  await page.route('**/api/campaigns', (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'The database is locked' }),
  )
  await page.route('**/api/credits/balance', (route) =>
    route.fulfill({ json: { balance: '12500' } }),
  )
  await page.route('**/api/brevo/senders', (route) =>
    route.fulfill({ json: [{ id: '1', name: 'Ada Lovelace', email: 'ada@example.com' }] }),
  )
  await page.goto('/search')
  await logIn('admin')
  await expect.poll(() => calls).toContain('GET /api/credits/balance')
  await page.getByRole('link', { name: 'Campaigns' }).click()
  const panel = page.getByRole('main').getByRole('alert')
  await expect(panel).toContainText('The database is locked')
  const shown = await panel.innerText()
  const isSameShape = (text: string) =>
    text.replaceAll(/[a-z]/gi, 'x') === shown.replaceAll(/[a-z]/gi, 'x')

  await panel.getByRole('button', { name: 'Report a problem' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  await dialog.getByLabel('What happened?').fill('No campaigns are shown.')
  await dialog.getByRole('button', { name: 'Show the file' }).click()
  await expect(dialog.getByRole('region', { name: 'The file' })).toContainText(
    'No campaigns are shown.',
  )
  const before = calls.length
  const { name, text } = await download(page, () =>
    dialog.getByRole('button', { name: 'Download' }).click(),
  )
  expect(name).toMatch(/^problem-\d{4}-\d\d-\d\d\.har$/)
  expect(calls).toHaveLength(before)
  expect(text).toContain('No campaigns are shown.')
  for (const { name: list } of server.db.lists.all()) expect(text).not.toContain(list)
  for (const secret of ['Lovelace', 'ada@', 'admin@', 'database', '"password":"password"']) {
    expect(text).not.toContain(secret)
  }

  const replayed = await withAppServer({ scenario: 'default', replay: text }, async ({ url }) => {
    await page.unrouteAll()
    await page.goto(`${url}/campaigns`)
    await expect(panel).toBeVisible()
    expect(await panel.innerText()).not.toContain('database')
    expect(isSameShape(await panel.innerText())).toBe(true)
  })
  expect(replayed).toEqual([])

  const file = test.info().outputPath(name)
  await writeFile(file, text)
  const { printed, code } = await runComparison('--har', file)
  expect(code).toBe(1)
  expect(printed).toMatch(/^3 operations differ: /m)
  for (const operation of ['getCampaigns', 'getCreditBalance', 'getSenders']) {
    expect(printed).toMatch(new RegExp(`^DIFFERS +${operation} `, 'm'))
  }
  expect(printed).toMatch(/^ok +getLists /m)
})

type File = { log: { entries: { request: { method: string; url: string } }[] } }

test('a report is forgotten at log out', async ({ page, logIn, openAs }) => {
  await openAs('user', '/lists')
  await page.getByRole('list', { name: 'Lists' }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('admin')
  await page.getByRole('heading', { name: 'Hello!' }).waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('report')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Report a problem' })
  const { text } = await download(page, () =>
    dialog.getByRole('button', { name: 'Download' }).click(),
  )
  const { log } = trusted<File>(JSON.parse(text))
  const recorded = log.entries.map(
    ({ request }) => `${request.method} ${new URL(request.url).pathname}`,
  )
  expect(recorded[0]).toBe('POST /api/auth/login')
  expect(recorded).not.toContain('POST /api/auth/logout')
})
