import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { attack, expectHarmless, expectScreen, poison, strings } from '../support/hostile'
import { expect, test } from '../support/app-test'

const screens = [
  '/',
  `/search?jobTitles=["${attack}"]&locations=["${'y'.repeat(300)}"]&limit=${attack}`,
  `/lists#${attack}`,
  '/lists?contacts=4',
  `/lists?contacts=${attack}`,
  '/lists?import=search',
  '/campaigns',
  '/campaigns?details=1',
  '/campaigns?flow=sequence&edit=1',
  '/campaigns?flow=manual',
  `/analytics?type=${attack}`,
  '/settings',
  `/${encodeURIComponent('<svg onload=alert(1)>')}`,
]

/** Screens with enumerations and dates, which show less once those are hostile too. */
const screensOfEnumerations = [
  '/campaigns',
  '/campaigns?details=1',
  '/campaigns?flow=sequence&edit=1',
  '/analytics',
]

for (const isEverything of [false, true]) {
  const what = isEverything ? 'every string, including enumerations and dates' : 'every free text'
  test(`hostile texts in responses, on a phone and on a desktop: ${what}`, async ({
    page,
    openAs,
  }) => {
    // Loads every screen from scratch.
    test.slow()
    await openAs('admin', '/')
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch()
      const body: unknown = await response.json().catch(() => undefined)
      const isUser = route.request().url().endsWith('/auth/user')
      const json = poison(body, isEverything && !isUser)
      await route.fulfill({ response, json })
    })
    for (const path of isEverything ? screens : screensOfEnumerations) {
      await page.setViewportSize({ width: 390, height: 900 })
      await page.goto(path)
      await expectScreen(page)
      await expectHarmless(page, `${path} on a phone`)
      await page.setViewportSize({ width: 1440, height: 900 })
      // Components adapt to the new width in the next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expectScreen(page)
      await expectHarmless(page, `${path} on a desk`)
    }
    await page.goto('/lists')
    await expect(page.locator('main')).toContainText('window.hasRun')
    await page.unrouteAll({ behavior: 'wait' })
  })
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).last().click()

async function importFile(page: Page, rows: readonly string[], listName: string) {
  const buffer = Buffer.from(['first_name,last_name,email,company', ...rows].join('\n'))
  const file = { name: 'fair.csv', mimeType: 'text/csv', buffer }
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  await page.getByRole('textbox', { name: /^List name/ }).fill(listName)
  await press(page, 'Save')
}

async function createContact(page: Page) {
  await press(page, 'Create Contact')
  for (const [field, value] of [
    ['First name', 'Ada'],
    ['Last name', 'Ek'],
    ['Email', 'ada@x.example'],
  ])
    await page.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(value ?? '')
  await press(page, 'Create Contact')
}

type Write = {
  path: string
  call: string
  run: (page: Page) => Promise<void>
}

const writes: readonly Write[] = [
  {
    path: '/search?jobTitles=["CEO"]',
    call: '/api/leads/search',
    run: (page) => press(page, 'Search (1)'),
  },
  {
    path: '/search',
    call: '/api/leads',
    run: createContact,
  },
  {
    path: '/lists?import=csv',
    call: '/api/lists',
    run: (page) => importFile(page, ['Ada,Ek,ada@x.example,Acme'], 'fair'),
  },
  {
    path: '/campaigns',
    call: '/api/brevo/launch',
    async run(page) {
      await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
      await press(page, 'Launch (1)')
    },
  },
  {
    path: '/campaigns',
    call: '/start',
    run: (page) =>
      chooseIn(page.getByRole('button', { name: /^Actions for A very long/ }), 'Start Campaign'),
  },
  {
    path: '/campaigns?flow=sequence&edit=4',
    call: '/api/ai/generate-email',
    async run(page) {
      await press(page, 'AI help')
      await press(page, 'Generate')
    },
  },
  {
    path: '/settings',
    call: '/api/admin/users',
    async run(page) {
      await press(page, 'Create User')
      const form = page.getByRole('dialog')
      await form.getByRole('textbox', { name: 'Name' }).fill('Grace')
      await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
      await form.getByRole('button', { name: 'Generate' }).click()
      await press(page, 'Create User')
    },
  },
]

test('hostile texts in responses with 200 to writes on a phone', async ({ page, openAs }) => {
  await openAs('admin', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    const response = await route.fetch()
    await route.fulfill({ response, json: poison(await response.json(), false) })
  })
  for (const { path, call, run } of writes) {
    await test.step(`${call} on ${path}`, async () => {
      await page.goto(path)
      await expectScreen(page)
      const answer = page.waitForResponse(
        (one) => one.request().method() === 'POST' && one.url().endsWith(call),
      )
      await run(page)
      await answer
      const outcome = toasts(page).locator('[role=alert], [role=status]')
      await expect(outcome.or(page.getByTitle('Generated text')).first()).toBeVisible()
      await expect(page.getByText('This screen has a problem')).toBeHidden()
      await expect(page.getByText('The application could not be shown')).toBeHidden()
      await expectHarmless(page, call)
    })
  }
})

test('a hostile message of a refused write is shown as text, and fits a phone', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const message = `${strings[0]} ${strings[5]} ${'x'.repeat(200)}`
  await page.route('**/api/leads', (route) => route.fulfill({ status: 409, json: { message } }))
  await openAs('user', '/search')
  await createContact(page)
  await expect(toasts(page)).toContainText(strings[0] ?? '')
  await expectHarmless(page, 'a refused write')
})

test('hostile cells of a CSV file are shown as text in the preview, the report and the list', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', '/lists')
  await page.goto('/lists?import=csv')
  await page.setViewportSize({ width: 390, height: 844 })
  const cells = [
    ...strings.filter((text) => !/[",]/.test(text)),
    '=HYPERLINK(1)',
    '+1-2@SUM(1)',
    'y'.repeat(10_000),
  ]
  const rows = cells.map((cell, row) => `${cell},${cell},row${row}@x.example,${cell}`)
  const file = (text: string) => ({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`first_name,last_name,email,company\n${text}`),
  })
  const input = page.getByRole('dialog').locator('input[type=file]')
  await input.setInputFiles(file('Ada\0,Ek,ada@x.example,Acme'))
  await expect(page.getByText('Invalid CSV format').first()).toBeVisible()
  await expectHarmless(page, 'a file with NUL')
  await input.setInputFiles(file(rows.join('\n')))
  await expect(page.getByRole('heading', { name: `${rows.length} rows in fair.csv` })).toBeVisible()
  await expectHarmless(page, 'the preview')
  await press(page, 'Continue')
  await page.getByRole('textbox', { name: /^List name/ }).fill(strings[0] ?? '')
  await press(page, 'Save')
  await expect(page.getByRole('heading', { name: `“${strings[0]}” is saved` })).toBeVisible()
  await expectHarmless(page, 'the report')
  expect(server.db.lists.all().map(({ name }) => name)).toContain(strings[0])
  await press(page, 'View contacts')
  await expect(page.getByRole('dialog', { name: /^Contacts in List/ })).toContainText('=HYPERLINK')
  await expectHarmless(page, 'the list')
})
