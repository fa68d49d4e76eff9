import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

test('several campaigns are paused, retried, resumed, copied and deleted, one call each @contract', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  const statusOf = (name: string) =>
    server.db.campaigns.all().find((campaign) => campaign.name === name)?.status
  const writes = () => calls.filter((call) => !call.startsWith('GET'))
  const more = page.getByRole('button', { name: 'More actions' })
  const panel = page.getByRole('region', { name: 'Changes of campaigns' })
  await openAs('user', '/campaigns')
  const names = ['Founders intro', 'Fintech spring push', 'Pilot check-in']
  const selectAll = async () => {
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  }
  await selectAll()
  calls.length = 0

  // The second call fails; the third is held until the screen has been left.
  await page.route(
    '**/api/campaigns/1/status',
    (route) => route.fulfill({ status: 500, body: '' }),
    {
      times: 1,
    },
  )
  const answer = server.hold('setCampaignStatus')
  await chooseIn(more, 'Pause 3 campaigns')
  await answer.arrived()
  answer.release()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Fintech' })).toContainText(
    'In progress...',
  )
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await page.getByRole('link', { name: 'Campaigns', exact: true }).click()
  await expect(panel.getByRole('progressbar')).toBeVisible()
  answer.end()
  await expect(panel.getByRole('heading')).toHaveText('2 of 3 campaigns paused')
  await expect(page.getByRole('alert').getByText('2 of 3 campaigns paused')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'Founders intro' })).toContainText(
    'Failed',
  )
  await expect.poll(() => writes()).toHaveLength(3)
  calls.length = 0
  await panel.getByRole('button', { name: 'Retry the rest' }).dblclick()
  await expect(panel.getByRole('heading')).toHaveText('3 of 3 campaigns paused')
  await expect.poll(() => writes()).toEqual(['PATCH /api/campaigns/1/status'])
  expect(names.map(statusOf)).toEqual(Array(3).fill('paused'))

  // It was cleared when the list was left.
  await selectAll()
  const inPalette = async (words: string, name: string) => {
    await page.keyboard.press('Control+k')
    await page.getByPlaceholder('Search or jump to…').fill(words)
    await page.getByRole('option', { name }).click()
  }
  await inPalette('resume', 'Resume 3 campaigns')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume 3 campaigns' }).click()
  await expect(panel.getByRole('heading')).toHaveText('3 of 3 campaigns resumed')
  expect(statusOf('Pilot check-in')).toBe('active')

  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  await page.getByRole('checkbox', { name: 'Select Draft without steps' }).click()
  await chooseIn(more, 'Duplicate 2 campaigns')
  await expect(panel.getByRole('heading')).toHaveText('2 of 2 campaigns duplicated')
  const copies = () => server.db.campaigns.all().filter(({ name }) => name.endsWith('(Copy)'))
  expect(copies()).toHaveLength(2)

  await chooseIn(more, 'Delete 2 campaigns')
  const question = page.getByRole('alertdialog', { name: 'Delete 2 campaigns?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(statusOf('Summer webinar')).toBe('draft')
  await chooseIn(more, 'Delete 2 campaigns')
  await question.getByRole('button', { name: 'Delete 2 campaigns' }).click()
  await expect(panel.getByRole('heading')).toHaveText('2 of 2 campaigns deleted')
  await expect(
    page.getByRole('button', { name: 'Actions for Summer webinar', exact: true }),
  ).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Selected campaigns' })).toBeHidden()
  await panel.getByRole('button', { name: 'Dismiss' }).click()

  await inPalette('pause', 'Pause all active campaigns')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Pause \d+ campaigns$/ })
    .click()
  await expect(panel.getByRole('heading')).toHaveText(/^(\d+) of \1 campaigns paused$/)
  expect(server.db.campaigns.all().filter(({ status }) => status === 'active')).toEqual([])
})
