import { aCampaign, aList } from '../../mocks/seed/builders'
import { expect, test } from '../support/app-test'

test('home shows the first lists and campaigns and links to every screen', async ({
  page,
  logIn,
  calls,
}) => {
  await page.goto('/')
  await logIn('user')
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible()
  const lists = page.getByRole('region', { name: 'Your Lists' })
  await expect(lists.getByRole('listitem')).toHaveCount(3)
  await expect(lists.getByText('250 contacts')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Campaigns' })).toContainText('steps')
  await expect(page.getByRole('group', { name: 'Total Lists' })).toContainText('6')
  expect(calls.filter((call) => call === 'GET /api/lists')).toHaveLength(1)
  expect(calls.filter((call) => call === 'GET /api/campaigns')).toHaveLength(1)

  const targets = [
    ['Find New Leads', '/search'],
    ['Create List', '/lists'],
    ['Start Campaign', '/campaigns'],
    ['View Analytics', '/analytics'],
  ] as const
  for (const [name, path] of targets) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Start Lead Search' }).press('Space')
  await expect(page.getByRole('heading', { name: 'Lead Search' })).toBeVisible()
})

test.describe('for a new company', () => {
  test.use({ scenario: 'empty' })

  test('home suggests the first step', async ({ page, logIn }) => {
    await page.goto('/')
    await logIn('admin')
    await expect(page.getByText('No lists yet')).toBeVisible()
    await expect(page.getByText('No campaigns yet')).toBeVisible()
    await page.getByRole('button', { name: 'Create First List' }).click()
    await expect(page.getByText("You don't have any leads")).toBeVisible()
  })

  test('the first steps are ticked off as they are done, and are gone after a launch', async ({
    page,
    logIn,
    server,
  }) => {
    await page.goto('/')
    await logIn('user')
    const steps = page.getByRole('region', { name: 'First steps' })
    await expect(steps).toContainText('0 of 3 done')
    await steps.getByRole('link', { name: 'Add a list of contacts' }).click()
    await expect(page.getByRole('dialog', { name: 'Import new leads' })).toBeVisible()
    await page.goBack()

    const list = aList(server.world, { name: 'Friends' })
    await page.reload()
    await expect(steps).toContainText('1 of 3 done')
    await steps.getByRole('link', { name: 'Write a campaign' }).click()
    await expect(page.getByRole('heading', { name: 'Create a new campaign' })).toBeVisible()

    const campaign = aCampaign(server.world, { listId: list.id, status: 'draft' })
    await page.goto('/')
    await expect(steps).toContainText('2 of 3 done')
    server.db.campaigns.update(campaign.id, { status: 'active' })
    await page.reload()
    await expect(page.getByRole('region', { name: 'Recent Campaigns' })).toContainText(
      campaign.name,
    )
    await expect(steps).toHaveCount(0)
  })
})
