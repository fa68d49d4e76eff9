import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { trusted } from '../../mocks/model/trusted'
import type { components } from '../../src/shared/api/contract.gen'
import { distFolder } from '../support/dist'
import { expect, test as appTest } from '../support/app-test'
import { startNginx } from '../support/nginx'
import { type Prism, startGeneratedServer } from './prism/prism'

type Answer = components['schemas']

/** Tests the build with a stateless server that is generated from openapi.yaml. */
const test = appTest.extend<{ answers: 'examples' | 'made up'; generated: Prism }>({
  answers: ['examples', { option: true }],

  generated: async ({ answers }, use) => {
    const generated = await startGeneratedServer(answers)
    await use(generated)
    await generated.close()
    expect(generated.violations).toEqual([])
  },

  baseURL: async ({ generated }, use) => {
    const nginx = await startNginx({ folder: distFolder, api: generated.url })
    await use(nginx.url)
    await nginx.close()
  },
})

/** Opens the app signed out; by default, the generated server always returns a user. */
async function openSignedOut(page: Page, path: string) {
  await page.route(
    '**/api/auth/user',
    (route) => route.continue({ headers: { ...route.request().headers(), Prefer: 'code=401' } }),
    { times: 1 },
  )
  await page.goto(path)
}

/** The server's response to a read, which is always the same. */
async function read<Body>(page: Page, path: string): Promise<Body> {
  return trusted<Body>(await (await page.request.get(path)).json())
}

const open = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

for (const answers of ['examples', 'made up'] as const) {
  test.describe(`with ${answers}`, () => {
    test.use({ answers })

    test('every screen shows the responses that the contract describes', async ({
      page,
      logIn,
    }) => {
      const heading = page.getByRole('heading', { level: 1 })
      await openSignedOut(page, '/')
      await logIn('admin')

      const lists = await read<Answer['List'][]>(page, '/api/lists')
      const [list] = lists
      const [campaign] = await read<Answer['Campaign'][]>(page, '/api/campaigns')
      const [contact] = await read<Answer['ListContact'][]>(page, `/api/lists/${list?.id}/leads`)
      const [sender] = await read<Answer['Sender'][]>(page, '/api/brevo/senders')
      // Made-up events are unordered and may be more than requested: the screen shows the newest.
      const events = await read<Answer['Event'][]>(page, '/api/analytics/events')
      const [event] = events.toSorted((a, b) => Date.parse(b.timestamp) - Date.parse(a.timestamp))
      const { users } = await read<Answer['UsersAnswer']>(page, '/api/admin/users')

      await expect(heading).toHaveText('Hello!')
      await expect(page.getByRole('region', { name: 'Your Lists' })).toContainText(`${list?.name}`)
      const recent = page.getByRole('region', { name: 'Recent Campaigns' })
      await expect(recent).toContainText(`${campaign?.name}`)

      await open(page, 'Lead Search')
      const { balance } = await read<Answer['CreditBalance']>(page, '/api/credits/balance')
      const credits = new Intl.NumberFormat('en-US', {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(balance / 100)
      await expect(page.getByText(`${credits} credits`)).toBeVisible()

      await open(page, 'Lists')
      const total = lists.reduce((sum, { totalLeads }) => sum + totalLeads, 0)
      await expect(heading).toHaveText(`${total} Leads imported`)
      await page.getByRole('button', { name: `View contacts of ${list?.name}` }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(contact?.name || `${contact?.firstName}`)
          .first(),
      ).toBeVisible()
      await page.keyboard.press('Escape')

      await open(page, 'Campaigns')
      await page.getByRole('button', { name: `Actions for ${campaign?.name}` }).waitFor()
      await page.getByRole('button', { name: 'Create a new campaign' }).click()
      await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
      await page.getByRole('button', { name: 'Continue' }).click()
      await chooseIn(page.getByRole('combobox', { name: 'Lead list' }), list?.name)
      await page.getByRole('button', { name: 'Continue to Sequence Builder' }).click()
      await chooseIn(page.getByRole('combobox', { name: 'Sender' }), sender?.name)
      await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
      await page.getByRole('button', { name: 'Save Campaign' }).click()
      await expect(page.getByText('Campaign created')).toBeVisible()

      await open(page, 'Analytics')
      const table = page.getByRole('table', { name: 'Latest events' })
      await expect(table).toContainText(`${event?.contactName}`)
      await expect(page.locator('[data-bar]').first()).toBeVisible()

      await open(page, 'Settings')
      await expect(page.getByRole('list', { name: 'Users' })).toContainText(`${users[0]?.name}`)

      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
    })
  })
}

test('the examples of the contract fit together: the lead that is found can be revealed', async ({
  page,
  logIn,
}) => {
  await openSignedOut(page, '/search?jobTitles=%5B%22CTO%22%5D')
  await logIn('admin')
  await expect(page.getByText('125.0 credits')).toBeVisible()
  await page.getByRole('button', { name: 'Search (1)' }).click()
  const table = page.getByRole('table', { name: 'Leads' })
  await expect(page.getByText('2 leads found')).toBeVisible()
  await table.getByRole('checkbox', { name: 'Select Ada Lovelace' }).check()
  await page.getByRole('button', { name: 'Reveal Emails (1)' }).click()
  await expect(table.getByText('ada@analytical.example')).toBeVisible()
})
