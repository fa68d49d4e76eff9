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

test.describe('with slow responses', () => {
  test.use({ scenario: 'slow' })

  test('the layout does not shift when lists and campaigns arrive', async ({ page, logIn }) => {
    await page.goto('/')
    await logIn('user')
    const tip = page.getByRole('region', { name: 'Pro Tip' })
    await expect(tip).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveCount(0)
    const before = await tip.boundingBox()

    await expect(page.getByRole('listitem')).toHaveCount(6)
    expect(await tip.boundingBox()).toEqual(before)
  })
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
})
