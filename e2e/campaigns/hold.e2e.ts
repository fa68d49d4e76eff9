import type { Locator, Page } from '@playwright/test'
import { chooseIn, itemIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

/** Until `resume`, so that a countdown does not end while the test acts on a slow machine. */
const stopClock = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

/** A menu is placed, and a dialog hides what is behind it, with the next frames. */
const showFrames = async (page: Page) => page.clock.runFor(100)

/** The clock stands from the press on. */
async function startOnHold(page: Page, actions: Locator) {
  await page.clock.resume()
  const start = await itemIn(actions, 'Start Campaign')
  await stopClock(page)
  await start.click()
  await expect(page.getByRole('region', { name: 'On hold' })).toBeVisible()
}

const sends = (calls: readonly string[]) =>
  calls.filter((call) => /^POST .*(\/start|\/launch)$/.test(call))

test('a launch on hold can be undone, is sent once, and by one tab only @first', async ({
  page,
  openAs,
  calls,
  context,
  server,
}) => {
  await page.clock.install()
  await openAs('user', '/settings')
  await page.getByRole('checkbox', { name: 'Hold launches for 10 seconds' }).click()
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  const bar = page.getByRole('region', { name: 'On hold' })
  const launch = page.getByRole('button', { name: 'Launch (1)' })
  await expect(page.getByText('40 people will get this')).toBeVisible()
  await stopClock(page)
  await launch.dblclick()
  await expect(bar).toContainText('Launching Summer webinar')
  await expect(bar).toContainText('40 people will get this')
  await expect(bar.getByRole('button', { name: 'Undo' })).toHaveCount(1)
  await expect(launch).toBeHidden()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await expect(bar).toBeHidden()
  await page.clock.resume()
  await expect(page.getByText('The launch of “Summer webinar” was cancelled.')).toBeVisible()
  await page.clock.fastForward(15_000)
  expect(sends(calls)).toEqual([])

  await stopClock(page)
  await launch.click()
  await expect(bar).toBeVisible()
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' })
  await expect(question).toContainText('“Summer webinar” would not be sent.')
  await page.clock.resume()
  const other = await context.newPage()
  await other.goto('/campaigns')
  const start = other.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  await chooseIn(start, 'Start Campaign')
  await expect(other.getByText('Already on hold in another tab')).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText('The countdown waits for the open dialog.')).toBeVisible()
  await stopClock(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(bar).toContainText(/ in \d+ s/)
  expect(sends(calls)).toEqual([])
  await page.clock.fastForward(10_000)
  await page.clock.resume()
  await expect(page.getByText('Launch successful')).toBeVisible()
  await expect(bar).toBeHidden()

  await expect(other.getByRole('switch', { name: 'Status of Summer webinar' })).toBeChecked()
  expect(sends(calls)).toEqual(['POST /api/brevo/launch'])
  expect(server.db.campaigns.all().filter(({ name }) => name === 'Summer webinar')).toMatchObject([
    { status: 'active' },
  ])
})

test('a start on hold is not sent after leaving, reloading or the end of the session, and once by Send now @extended', async ({
  page,
  openAs,
  logIn,
  calls,
}) => {
  await page.clock.install()
  await openAs('user', '/campaigns')
  await page.evaluate(() => localStorage.setItem('hold-launches', 'on'))
  await page.reload()
  const actions = page.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  const bar = page.getByRole('region', { name: 'On hold' })
  await startOnHold(page, actions)
  await expect(bar).toContainText('Starting Summer webinar')
  await expect(await itemIn(actions, 'Start Campaign')).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('button', { name: 'Leave without sending' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await page.clock.fastForward(15_000)
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(actions).toBeVisible()
  await expect(bar).toBeHidden()

  await startOnHold(page, actions)
  await page.getByRole('button', { name: 'Logout' }).click()
  const stay = page.getByRole('button', { name: 'Stay' })
  await expect(stay).toBeVisible()
  await showFrames(page)
  await page.clock.fastForward(15_000)
  await stay.click()
  await showFrames(page)
  await expect(bar).toContainText(/ in \d+ s/)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.clock.resume()
  await expect(actions).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(bar).toBeHidden()
  expect(sends(calls)).toEqual([])

  await startOnHold(page, actions)
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Failed to load campaigns')).toBeVisible()
  await showFrames(page)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByText('The session ended before the launch of')).toBeVisible()
  // As when another tab signs in.
  await page.context().addCookies(cookies)
  await page.clock.fastForward(15_000)
  expect(sends(calls)).toEqual([])
  await page.clock.resume()
  await logIn('user')

  await startOnHold(page, actions)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/start', async (route) => asked.then(async () => route.continue()))
  await bar.getByRole('button', { name: 'Send now' }).dblclick()
  await expect(bar).toContainText('It is being sent, and can no longer be undone.')
  await expect(bar.getByRole('button', { name: 'Undo' })).toBeDisabled()
  answer()
  await expect(page.getByText('Campaign Started!')).toBeVisible()
  await page.clock.fastForward(15_000)
  expect(sends(calls)).toHaveLength(1)
})

test('a campaign that is deleted while it is on hold is not sent; a failed deletion stops nothing @extended', async ({
  page,
  openAs,
  calls,
}) => {
  await page.clock.install()
  await openAs('user', '/campaigns')
  await page.evaluate(() => localStorage.setItem('hold-launches', 'on'))
  await page.reload()
  const actions = page.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  const bar = page.getByRole('region', { name: 'On hold' })
  const remove = async () => {
    await startOnHold(page, actions)
    const deletion = await itemIn(actions, 'Delete')
    await showFrames(page)
    await deletion.click()
    await showFrames(page)
    await expect(page.getByRole('alertdialog')).toContainText('It is on hold.')
    await expect(page.getByText('The countdown waits for the open dialog.')).toBeVisible()
    await page.clock.fastForward(15_000)
    expect(sends(calls)).toEqual([])
    await page.getByRole('button', { name: 'Delete Campaign' }).click()
  }
  await page.route('**/api/campaigns/*', (route) => route.abort(), { times: 1 })
  await remove()
  await expect(page.getByText('Delete failed')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await bar.getByRole('button', { name: 'Undo' }).click()
  await remove()
  await expect(page.getByText('was deleted, so what was on hold')).toBeVisible()
  await expect(bar).toBeHidden()
  await page.clock.fastForward(15_000)
  expect(sends(calls)).toEqual([])
})
