import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test as appTest } from '../support/app-test'

type Reader = {
  start: (options: { container: Node }) => Promise<void>
  spokenPhraseLog: () => Promise<string[]>
  clearSpokenPhraseLog: () => Promise<void>
}
/** In the page. */
declare const reader: Reader

type Spoken = {
  /** Starts a screen reader on the loaded page. */
  listen: () => Promise<void>
  /** Expects what was said since the last call, without counts of progress and what is said again. */
  expectSpoken: (...lines: string[]) => Promise<void>
}

const readerFile = 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'
const progress = /^polite: (\d+ of \d+|\d+%)?$/

/** What a screen reader says of the focus, of live regions and of dialogs. */
const test = appTest.extend<Spoken>({
  listen: async ({ page }, use) => {
    await page.route('**/reader.js', async (route) => {
      await route.fulfill({
        contentType: 'text/javascript',
        body: await readFile(readerFile, 'utf8'),
      })
    })
    await use(async () =>
      page.evaluate(async (path) => {
        const { virtual } = await import(path)
        Object.assign(window, { reader: virtual })
        await virtual.start({ container: document.body })
        await virtual.clearSpokenPhraseLog()
      }, '/reader.js'),
    )
  },
  expectSpoken: async ({ page }, use) => {
    const heard = new Set<string>()
    await use(async (...expected) => {
      const log = async () => page.evaluate(async () => reader.spokenPhraseLog())
      await expect
        .poll(async () => (await log()).filter((line) => !progress.test(line) && !heard.has(line)))
        .toEqual(expected)
      for (const line of expected) heard.add(line)
      await page.evaluate(async () => reader.clearSpokenPhraseLog())
    })
  },
})

const focus = async (page: Page, role: 'button' | 'checkbox' | 'combobox', name: string | RegExp) =>
  page.getByRole(role, { name }).first().focus()

test('Log In is spoken @extended', async ({ page, listen, expectSpoken }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Email' }).waitFor()
  await listen()
  await page.keyboard.press('Tab')
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('password')
  await page.keyboard.press('Enter')
  // The reader does not know alerts that are added with their text.
  await expect(page.getByRole('alert')).toContainText('Login failed')
  await expectSpoken('textbox, Email, placeholder you@example.com', 'Password')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('user@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await expectSpoken('textbox, Email, nobody@example.com')
})

test('a search and its reveal are spoken @extended', async ({
  page,
  openAs,
  server,
  listen,
  expectSpoken,
}) => {
  // Addresses that lists know are not bought.
  for (const { id } of server.db.lists.all()) server.db.lists.remove(id)
  await openAs('user', '/search')
  await page.getByText('No Results Yet').waitFor()
  await listen()
  await focus(page, 'combobox', 'Location')
  await page.keyboard.type('nyc')
  await page.keyboard.press('Enter')
  await focus(page, 'button', 'Search (1)')
  await page.keyboard.press('Enter')
  await page.getByText('Search completed').waitFor()
  await focus(page, 'checkbox', /^Select (?!all)/)
  await page.keyboard.press('Space')
  await focus(page, 'button', /^Reveal Emails/)
  await page.keyboard.press('Enter')
  await page.getByText('Emails revealed', { exact: true }).waitFor()
  await expectSpoken(
    'combobox, Location, has popup listbox, not expanded, autocomplete in list',
    'button, Search (1)',
    'polite: Search completedFound 264 leads',
    "checkbox, Select Inês O'Brien, not checked",
    'button, Reveal Emails (1), 1 address · 122.5 credits left · The price is shown after the first reveal., not busy',
    'polite: Emails revealed1/1 emails, 1.0 credits used.',
  )
})

test('an import is spoken @extended', async ({ page, openAs, listen, expectSpoken }) => {
  await openAs('user', '/lists')
  await page.getByRole('button', { name: 'Import new leads' }).waitFor()
  await listen()
  await focus(page, 'button', 'Import new leads')
  await page.keyboard.press('Enter')
  await page.locator('input[type=file]').setInputFiles({
    name: 'Spring fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'first_name,last_name,email,company\nAda,Lovelace,ada@analytical.example,Analytical\nBo,Diaz,nope,Acme\n',
    ),
  })
  await page.getByText('2 rows in Spring fair.csv').waitFor()
  await focus(page, 'button', 'Continue')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Name Your List' }).waitFor()
  await focus(page, 'button', 'Save')
  await page.keyboard.press('Enter')
  await page.getByText('List created successfully!').waitFor()
  await expectSpoken(
    'button, Import new leads',
    'dialog, Import new leads, modal',
    'tab, CSV import, selected, 1 control, position 1, set size 2',
    'heading, Reading Spring fair.csv, level 3',
    'heading, 2 rows in Spring fair.csv, level 3',
    'button, Continue',
    'textbox, List name, Spring fair, required',
    'button, Save',
    'polite: List created successfully!“Spring fair” holds 1 contact.Write a campaign to this list',
    'heading, “Spring fair” is saved, level 3',
  )
})

test('a launch is spoken @extended', async ({ page, openAs, listen, expectSpoken }) => {
  await openAs('user', '/campaigns')
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).waitFor()
  await listen()
  await focus(page, 'checkbox', 'Select Summer webinar')
  await page.keyboard.press('Space')
  await expect(page.getByText('40 people will get this')).toBeVisible()
  await focus(page, 'button', 'Launch (1)')
  const people =
    '40 people will get this (48 contacts, 8 without a known address) · 40 in other campaigns'
  await expectSpoken(
    'checkbox, Select Summer webinar, not checked',
    'polite: Reading who will get this...',
    `polite: ${people}`,
    `button, Launch (1), Sends at once: ${people}`,
  )
  await page.keyboard.press('Enter')
  await expectSpoken('polite: Launch successfulLaunched 1 campaign(s) successfully', 'main')
})
