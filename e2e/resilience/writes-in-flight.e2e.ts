import { beginCampaign } from '../support/begin-campaign'
import { chooseIn, itemIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const postsTo = (calls: readonly string[], path: string) =>
  calls.filter((call) => call === `POST ${path}`)

test('a launch in flight is not sent again after leaving and returning', async ({
  page,
  logIn,
  calls,
  server,
}) => {
  const answer = server.hold('launchCampaigns')
  await page.goto('/campaigns')
  await logIn('user')
  const select = page.getByRole('checkbox', { name: 'Select Summer webinar', exact: true })
  await select.click()
  await page.getByRole('button', { name: 'Launch (1)' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()

  if (!(await select.isChecked())) await select.click()
  await expect(page.getByRole('button', { name: 'Launching...' })).toBeDisabled()
  answer.end()
  await expect(page.getByText('Launch successful')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Launching...' })).toHaveCount(0)
  expect(postsTo(calls, '/api/brevo/launch')).toHaveLength(1)
})

test('a start in flight is not sent again after leaving and returning', async ({
  page,
  logIn,
  calls,
  server,
}) => {
  const answer = server.hold('startCampaign')
  await page.goto('/campaigns')
  await logIn('user')
  const draft = page.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  await chooseIn(draft, 'Start Campaign')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()

  await expect(await itemIn(draft, 'Start')).toBeDisabled()
  await page.keyboard.press('Escape')
  answer.end()
  await expect(page.getByText('Campaign Started!')).toBeVisible()
  expect(calls.filter((call) => /^POST .*\/start$/.test(call))).toHaveLength(1)
})

test('a save that succeeds after its builder was left removes the draft', async ({
  page,
  logIn,
  calls,
  server,
}) => {
  const answer = server.hold('createCampaign')
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeDisabled()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  answer.end()
  await expect(page.getByText('Campaign created')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')

  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Actions for Autumn' })).toBeVisible()
  await expect(page.getByText('Unsaved draft')).toHaveCount(0)
  expect(postsTo(calls, '/api/campaigns')).toHaveLength(1)
  expect(server.db.campaigns.all().filter(({ name }) => name === 'Autumn')).toHaveLength(1)
})

test('a save that fails after its builder was left keeps the draft', async ({ page, logIn }) => {
  let fail = () => {}
  const failed = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/campaigns', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await failed
    await route.fulfill({ status: 500, body: '' })
  })
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  fail()
  await expect(page.getByText('Creation failed – Failed to create new campaign')).toBeVisible()
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
  await expect(page.getByRole('button', { name: 'Save Campaign' })).toBeEnabled()
})

test('log out asks whether a draft stays on the device, on any screen', async ({
  page,
  logIn,
  calls,
}) => {
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  await page.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()

  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Autumn')
  expect(postsTo(calls, '/api/auth/logout')).toHaveLength(0)
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByText('Keep on this device').click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await logIn('user')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Create a new campaign' })).toBeVisible()
  await expect(page.getByText('Unsaved draft')).toHaveCount(0)
})
