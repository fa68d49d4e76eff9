import type { Page } from '@playwright/test'
import { chooseIn, itemIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const sends = (calls: readonly string[]) =>
  calls.filter((call) => /^POST .*(\/start|\/launch)$/.test(call))
const actionsOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true })
const select = async (page: Page, ...names: string[]) => {
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
}
const launch = async (page: Page, count = 1) =>
  page.getByRole('button', { name: `Launch (${count})` }).click()
const accepted = (id: string) => ({ json: [{ campaignId: id, ok: true, message: '' }] })

test('a launch and a start of one campaign exclude each other, and typing goes on meanwhile @extended', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const answer = server.hold('launchCampaigns')
  await openAs('user', '/campaigns')
  await select(page, 'Summer webinar')
  await launch(page)
  await expect.poll(() => sends(calls)).toHaveLength(1)
  await expect(await itemIn(actionsOf(page, 'Summer webinar'), 'Starting...')).toBeDisabled()
  await page.keyboard.press('Escape')

  const search = page.getByRole('searchbox', { name: 'Search a campaign...' })
  await search.click()
  await page.keyboard.type('sum')
  answer.end()
  await expect(page.getByText('Launch successful')).toBeVisible()
  await page.keyboard.type('mer')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('summer')
  expect(sends(calls)).toEqual(['POST /api/brevo/launch'])
})

test('a campaign that was sent and still says Draft is sent again only after confirmation @extended', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/campaigns')
  // The server accepts the launch, but is slow to change the status.
  await page.route('**/api/brevo/launch', (route) => route.fulfill(accepted('8')))
  await select(page, 'Summer webinar')
  await launch(page)
  await expect(page.getByText('Launch successful')).toBeVisible()
  await page.reload()
  await chooseIn(actionsOf(page, 'Summer webinar'), 'Start Campaign')
  const question = page.getByRole('alertdialog', { name: 'Send again?' })
  await expect(question).toContainText(/was launched from this device \(\d+:\d+.*still says Draft/)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  expect(sends(calls)).toHaveLength(1)

  await select(page, 'Summer webinar', 'Partner outreach')
  await page.unroute('**/api/brevo/launch')
  await page.route('**/api/brevo/launch', (route) => route.abort())
  await launch(page, 2)
  await expect(question).not.toContainText('Partner outreach')
  await question.getByRole('button', { name: 'Launch again' }).click()
  await expect.poll(() => sends(calls)).toHaveLength(2)
  await expect(page.getByRole('region', { name: 'Launch result' })).toBeVisible()
  await launch(page, 2)
  await expect(question).toContainText('“Summer webinar” was launched from this device')
  await expect(question).toContainText('“Partner outreach” was launched from this device')
})

test('a call without an answer counts as sent, in every tab and whatever the status is @extended', async ({
  page,
  openAs,
  calls,
  context,
  server,
}) => {
  await openAs('user', '/campaigns')
  const { id = '', name = '' } =
    server.db.campaigns.all().find(({ status }) => status === 'paused') ?? {}
  expect(id).not.toBe('')
  await page.route('**/api/brevo/launch', (route) => route.abort())
  await select(page, name)
  await launch(page)
  // All of its people have it.
  await page.getByRole('button', { name: 'Launch again' }).click()
  await expect(page.getByRole('region', { name: 'Launch result' })).toContainText(
    'We do not know what was launched',
  )

  const other = await context.newPage()
  await other.goto('/campaigns')
  await select(other, name)
  await launch(other)
  const question = other.getByRole('alertdialog', { name: 'Send again?' })
  await expect(question).toContainText('no answer has come')
  await question.getByRole('button', { name: 'Launch again' }).click()
  await expect(other.getByText('Launch successful')).toBeVisible()
  await expect(other.getByRole('switch', { name: `Status of ${name}` })).toBeChecked()
  expect(sends(calls)).toHaveLength(1)
})

test('nothing is sent when the campaigns have changed, or cannot be read, until the person decides @extended', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  await openAs('user', '/campaigns')
  await select(page, 'Summer webinar')
  server.db.campaigns.update('8', { status: 'active' })
  await launch(page)
  await expect(page.getByRole('region', { name: 'Launch result' })).toContainText(
    '“Summer webinar” is already active',
  )
  expect(sends(calls)).toEqual([])

  await page.getByRole('button', { name: 'Dismiss the launch result' }).click()
  await select(page, 'Summer webinar', 'Partner outreach')
  await page.route('**/api/campaigns', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 2,
  })
  await launch(page)
  const question = page.getByRole('alertdialog', { name: 'Nothing was sent yet' })
  await question.getByRole('button', { name: 'Retry' }).click()
  await expect(question).toBeVisible()
  expect(sends(calls)).toEqual([])
  await question.getByRole('button', { name: 'Send anyway' }).click()
  await expect(page.getByText('Launch successful')).toBeVisible()
  expect(sends(calls)).toHaveLength(1)
})

test('a campaign that reaches nobody is reported: alone it is not sent, with others it is', async ({
  page,
  openAs,
  received,
}) => {
  await openAs('user', '/campaigns')
  await select(page, 'Quiet draft without recipients')
  const button = page.getByRole('button', { name: 'Launch (1)' })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('The lead list has no contacts.')
  await select(page, 'Summer webinar')
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  await expect(bar.getByRole('status')).toContainText(
    '“Quiet draft without recipients” reaches nobody',
  )
  await launch(page, 2)
  await expect
    .poll(() => received.filter(({ path }) => path === '/api/brevo/launch').length)
    .toBe(1)
})
