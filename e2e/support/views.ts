import type { Page } from '@playwright/test'
import { chooseIn } from './choose-in'
import { showSteps } from './show-steps'

export type View = {
  name: string
  path: string
  /** Opens the view on the screen at `path`. */
  open?: (page: Page) => Promise<void>
  /**
   * Opened on a narrow page, because it exists on phones only, or keeps the position it opened at.
   */
  isNarrow?: boolean
}

/** A window of 1280 by 1024 pixels at 400 % zoom, as WCAG 1.4.10 requires. */
export const zoomed = { width: 320, height: 256 }

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
export const press = (name: string | RegExp) => (page: Page) => button(page, name).click()

type Layer = 'dialog' | 'alertdialog' | 'menu' | 'listbox'
/** Waits for the focus: until then, the layer may still be opening. */
const hasOpened = (layer: Layer) => (page: Page) =>
  page.getByRole(layer).and(page.locator(':focus-within')).waitFor()
export const opens = (layer: Layer, name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await hasOpened(layer)(page)
}

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

export const builder = '/campaigns?flow=sequence&edit=4'
export const builderWith = (then?: (page: Page) => Promise<void>) => async (page: Page) => {
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await then?.(page)
}
const option = (page: Page, name: string) => page.getByRole('option', { name }).waitFor()

/**
 * Every screen, and everything that opens on it. The views of a group are visited in order in one
 * tab.
 */
export const viewGroups: Readonly<Record<string, readonly [View, ...View[]]>> = {
  Home: [
    { name: 'Home', path: '/' },
    { name: 'menu of a phone', path: '/', isNarrow: true, open: opens('dialog', 'Open menu') },
    { name: 'command palette', path: '/', open: opens('dialog', 'Jump to…') },
    {
      name: 'keyboard shortcuts',
      path: '/',
      async open(page) {
        await page.keyboard.press('?')
        await hasOpened('dialog')(page)
      },
    },
    { name: 'notification log, empty', path: '/', open: opens('dialog', 'Notifications') },
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
      name: 'panel of a lead',
      path: searched,
      async open(page) {
        await search(page)
        await page.locator('tbody').getByRole('button').first().click()
        await hasOpened('dialog')(page)
      },
    },
    {
      name: 'Create List',
      path: searched,
      async open(page) {
        await search(page)
        await page.getByRole('checkbox', { name: 'Select all' }).check()
        await opens('dialog', /^Create List/)(page)
      },
    },
    { name: 'Create Contact', path: '/search', open: opens('dialog', 'Create Contact') },
    { name: 'saved searches', path: searched, open: opens('dialog', 'Saved searches') },
  ],
  Lists: [
    { name: 'Lists', path: '/lists' },
    {
      name: 'contacts of a list',
      path: '/lists',
      open: opens('dialog', 'View contacts of Pilot customers'),
    },
    {
      name: 'delete a list',
      path: '/lists',
      open: opens('alertdialog', 'Delete list Pilot customers'),
    },
  ],
  Import: [
    { name: 'CSV import', path: '/lists?import=csv', open: hasOpened('dialog') },
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
        await chooseIn(page.getByRole('combobox', { name: 'Industry' }), 'Retail')
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
        await page.getByText('40 people will get this').waitFor()
      },
    },
    {
      name: 'recipients',
      path: '/campaigns?q=webinar',
      isNarrow: true,
      async open(page) {
        await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
        await press('40 people')(page)
        await page.getByRole('radio', { name: '48 contacts, 40 get mail' }).waitFor()
      },
    },
    {
      name: 'menu of a campaign',
      path: '/campaigns?q=webinar',
      isNarrow: true,
      open: opens('menu', 'Actions for Summer webinar'),
    },
    {
      name: 'delete a campaign',
      path: '/campaigns',
      async open(page) {
        await chooseIn(button(page, 'Actions for Summer webinar'), 'Delete')
        await hasOpened('alertdialog')(page)
      },
    },
    { name: 'details of a campaign', path: '/campaigns', open: opens('dialog', 'Founders intro') },
  ],
  'A new campaign': [
    { name: 'name step', path: '/campaigns?flow=name' },
    {
      name: 'manual step',
      path: '/campaigns?flow=name',
      async open(page) {
        await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
        await press('Continue')(page)
        await chooseIn(page.getByRole('combobox', { name: 'Lead list' }), 'Pilot customers')
        await page.getByRole('listbox').waitFor({ state: 'detached' })
      },
    },
  ],
  'A sequence': [
    { name: 'builder', path: builder, open: builderWith() },
    {
      name: 'add step',
      path: builder,
      isNarrow: true,
      open: builderWith(async (page) => {
        await showSteps(page)
        await opens('menu', 'Add step')(page)
      }),
    },
    {
      name: 'two steps with a wait',
      path: builder,
      open: builderWith(async (page) => {
        await chooseIn(button(page, 'Add step'), 'Email')
        await press('Wait for 1 day(s)')(page)
        await press('Add cc')(page)
        await page.getByRole('textbox', { name: 'Cc' }).waitFor()
      }),
    },
    {
      name: 'plain text',
      path: builder,
      open: builderWith((page) => page.getByRole('radio', { name: 'Plain text' }).click()),
    },
  ],
  'A step': [
    {
      name: 'tokens',
      path: builder,
      isNarrow: true,
      open: builderWith(opens('menu', 'Insert token')),
    },
    {
      name: 'palette',
      path: builder,
      isNarrow: true,
      open: builderWith(opens('dialog', 'Text colour')),
    },
    { name: 'link', path: builder, open: builderWith(opens('dialog', 'Link')) },
    { name: 'picture', path: builder, open: builderWith(opens('dialog', 'Picture')) },
    {
      name: 'AI help',
      path: builder,
      open: builderWith(async (page) => {
        await press('AI help')(page)
        await press('Generate')(page)
        await button(page, /^Insert$/).waitFor()
      }),
    },
    {
      name: 'preview',
      path: builder,
      open: builderWith(async (page) => {
        await press('Preview')(page)
        await page.getByRole('region', { name: 'Preview of the step' }).waitFor()
      }),
    },
  ],
  Analytics: [
    { name: 'Analytics', path: '/analytics' },
    {
      name: 'event types',
      isNarrow: true,
      path: '/analytics',
      async open(page) {
        await page.getByRole('combobox', { name: 'Event type' }).click()
        await hasOpened('listbox')(page)
      },
    },
  ],
  Settings: [
    { name: 'Settings', path: '/settings' },
    { name: 'Change password', path: '/settings', open: opens('dialog', 'Change password') },
    { name: 'Hand-over', path: '/settings', open: opens('dialog', 'Hand over or take over …') },
    { name: 'Create User', path: '/settings', open: opens('dialog', 'Create User') },
    {
      name: 'User Credentials Created',
      path: '/settings',
      async open(page) {
        await opens('dialog', 'Create User')(page)
        const form = page.getByRole('dialog', { name: 'Create User' })
        await form.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
        await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
        await form.getByRole('button', { name: 'Generate' }).click()
        await form.getByRole('button', { name: 'Create User' }).click()
        await form.waitFor({ state: 'detached' })
        await hasOpened('dialog')(page)
      },
    },
  ],
}
