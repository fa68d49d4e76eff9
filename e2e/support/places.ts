import type { Page } from '@playwright/test'

export type Place = {
  name: string
  path: string
  /** What opens it, on the screen of that path. */
  open?: (page: Page) => Promise<void>
  /** Opened on a narrow page: it belongs to a phone, or stays where its button was. */
  isNarrow?: boolean
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const press = (name: string | RegExp) => (page: Page) => button(page, name).click()

const searched = '/search?jobTitles=%5B%22CEO%22%5D'
const search = async (page: Page) => {
  await press('Search (1)')(page)
  await page.getByRole('table', { name: 'Leads' }).waitFor()
}

const csv = {
  name: 'fair.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'first_name,last_name,email\nAda,Lovelace,ada@x.example\nBo,Ek,bo@x.example\nNo,One,nowhere\n',
  ),
}
const chooseFile = async (page: Page) => {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(csv)
  await page.getByText('ada@x.example').waitFor()
}

const builder = '/campaigns?flow=sequence&edit=4'
const builderWith =
  (...names: readonly (string | RegExp)[]) =>
  async (page: Page) => {
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    for (const name of names) await press(name)(page)
  }
const option = (page: Page, name: string) => page.getByRole('option', { name }).waitFor()

/** Every screen, and all that opens on it. Those of a group are visited in this order, in one tab. */
export const places: Readonly<Record<string, readonly Place[]>> = {
  Home: [
    { name: 'Home', path: '/' },
    { name: 'menu of a phone', path: '/', isNarrow: true, open: press('Open menu') },
    { name: 'notification log, empty', path: '/', open: press('Notifications') },
    { name: '404', path: '/nowhere' },
  ],
  'Lead Search': [
    { name: 'Lead Search', path: '/search' },
    {
      name: 'a filter of Lead Search',
      isNarrow: true,
      path: '/search',
      async open(page) {
        await page.getByRole('combobox', { name: 'Industry' }).click()
        await option(page, 'Retail')
      },
    },
    { name: 'found leads', path: searched, open: search },
    {
      name: 'Create List',
      path: searched,
      async open(page) {
        await search(page)
        await page.getByRole('checkbox', { name: 'Select all' }).check()
        await press(/^Create List/)(page)
      },
    },
    { name: 'Create Contact', path: '/search', open: press('Create Contact') },
    { name: 'saved searches', path: searched, open: press('Saved and recent') },
  ],
  Lists: [
    { name: 'Lists', path: '/lists' },
    { name: 'contacts of a list', path: '/lists', open: press('View contacts of Pilot customers') },
    { name: 'delete a list', path: '/lists', open: press('Delete list Pilot customers') },
  ],
  Import: [
    { name: 'CSV import', path: '/lists?import=csv' },
    { name: 'CSV import, a file', path: '/lists?import=csv', open: chooseFile },
    {
      name: 'CSV import, a name',
      path: '/lists?import=csv',
      async open(page) {
        await chooseFile(page)
        await press('Continue')(page)
      },
    },
    {
      name: 'CSV import, the report',
      path: '/lists?import=csv',
      async open(page) {
        await chooseFile(page)
        await press('Continue')(page)
        await press('Save')(page)
        await page.getByRole('heading', { name: '“fair” is saved' }).waitFor()
      },
    },
    {
      name: 'Search & Import',
      path: '/lists?import=search',
      async open(page) {
        await page.getByRole('combobox', { name: 'Industry' }).click()
        await page.getByRole('option', { name: 'Retail' }).click()
        await page.keyboard.press('Escape')
        await press('Search (1)')(page)
        await page.getByRole('checkbox', { name: 'Select all' }).check()
      },
    },
  ],
  Campaigns: [
    { name: 'Campaigns', path: '/campaigns' },
    {
      name: 'campaigns to launch',
      path: '/campaigns',
      async open(page) {
        for (const name of ['Summer webinar', 'Draft without a list'])
          await page.getByRole('checkbox', { name: `Select ${name}` }).click()
        await page.getByText('48 recipients in total').waitFor()
      },
    },
    {
      name: 'menu of a campaign',
      path: '/campaigns',
      isNarrow: true,
      open: press('Actions for Summer webinar'),
    },
    {
      name: 'delete a campaign',
      path: '/campaigns',
      async open(page) {
        await press('Actions for Summer webinar')(page)
        await page.getByRole('menuitem', { name: 'Delete' }).click()
      },
    },
    { name: 'details of a campaign', path: '/campaigns', open: press('Founders intro') },
  ],
  'A new campaign': [
    { name: 'name step', path: '/campaigns?flow=name' },
    {
      name: 'manual step',
      path: '/campaigns?flow=name',
      async open(page) {
        await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
        await press('Continue')(page)
        await page.getByRole('combobox', { name: 'Lead list' }).click()
        await page.getByRole('option', { name: 'Pilot customers' }).click()
      },
    },
    { name: 'another draft than the one that is kept', path: builder },
  ],
  'A sequence': [
    { name: 'builder', path: builder, open: builderWith() },
    { name: 'add step', path: builder, isNarrow: true, open: builderWith('Add step') },
    {
      name: 'two steps with a wait',
      path: builder,
      async open(page) {
        await builderWith('Add step')(page)
        await page.getByRole('menuitem', { name: 'Email' }).click()
        await press('Wait for 1 day(s)')(page)
        await press('Add cc')(page)
      },
    },
    {
      name: 'plain text',
      path: builder,
      async open(page) {
        await builderWith()(page)
        await page.getByText('Plain text', { exact: true }).click()
      },
    },
  ],
  'A step': [
    { name: 'tokens', path: builder, isNarrow: true, open: builderWith('Insert token') },
    { name: 'palette', path: builder, isNarrow: true, open: builderWith('Text colour') },
    { name: 'link', path: builder, open: builderWith('Link') },
    { name: 'picture', path: builder, open: builderWith('Picture') },
    {
      name: 'AI help',
      path: builder,
      async open(page) {
        await builderWith('AI help', 'Generate')(page)
        await button(page, /^Insert$/).waitFor()
      },
    },
    { name: 'preview', path: builder, open: builderWith('Preview') },
  ],
  Analytics: [
    { name: 'Analytics', path: '/analytics' },
    {
      name: 'event types',
      isNarrow: true,
      path: '/analytics',
      open: (page) => page.getByRole('combobox', { name: 'Event type' }).click(),
    },
  ],
  Settings: [
    { name: 'Settings', path: '/settings' },
    { name: 'Change password', path: '/settings', open: press('Change password') },
    { name: 'Create User', path: '/settings', open: press('Create User') },
    {
      name: 'User Credentials Created',
      path: '/settings',
      async open(page) {
        await press('Create User')(page)
        const form = page.getByRole('dialog', { name: 'Create User' })
        await form.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
        await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
        await form.getByRole('button', { name: 'Generate' }).click()
        await form.getByRole('button', { name: 'Create User' }).click()
        await page.getByRole('dialog', { name: 'User Credentials Created' }).waitFor()
      },
    },
  ],
}
