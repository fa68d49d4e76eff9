import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('searchbox', { name })
const reset = (page: Page) => page.getByRole('button', { name: 'Reset view' })
const campaigns = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
const sentTo = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button')

test('the sidebar leads back to the filters and the order of this device, until they are reset', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns')
  await expect(campaigns(page).first()).toBeVisible()
  const all = await campaigns(page).count()
  await expect(reset(page)).toHaveCount(0)
  await expect(link(page, 'Campaigns')).toHaveAttribute('href', '/campaigns')

  await chooseIn(choice(page, 'Status'), 'Draft')
  await sentTo(page, 'Campaign Name').click()
  await box(page, 'Search a campaign...').fill('e')
  await expect(page).toHaveURL(/\/campaigns\?status=draft&sort=name&q=e$/)
  await box(page, 'Search a campaign...').fill('')
  await expect(page).toHaveURL(/sort=name$/)
  const drafts = await campaigns(page).count()
  expect(drafts).toBeLessThan(all)
  await expect(page.getByText(`${drafts} of ${all} campaigns`)).toBeVisible()
  await box(page, 'Search a campaign...').fill('zzz')
  await expect(page).toHaveURL(/q=zzz/)

  await link(page, 'Home').click()
  await link(page, 'Campaigns').click()
  await expect(page).toHaveURL(/\/campaigns\?status=draft&sort=name$/)
  await expect(choice(page, 'Status')).toContainText('Draft')
  await expect(campaigns(page)).toHaveCount(drafts)
  await expect(box(page, 'Search a campaign...')).toHaveValue('')

  // A URL without filters shows all campaigns.
  await page.goto('/campaigns')
  await expect(campaigns(page)).toHaveCount(all)
  await link(page, 'Campaigns').click()
  await expect(campaigns(page)).toHaveCount(drafts)

  await box(page, 'Search a campaign...').fill('e')
  await expect(page).toHaveURL(/q=e/)
  await reset(page).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(campaigns(page)).toHaveCount(all)
  await expect(reset(page)).toHaveCount(0)
  await link(page, 'Home').click()
  await link(page, 'Campaigns').click()
  await expect(page).toHaveURL(/\/campaigns$/)
})

test('Cancel in the creation flow leads back to the filtered list', async ({ page, openAs }) => {
  await openAs('user', '/campaigns')
  await chooseIn(choice(page, 'Status'), 'Draft')
  await expect(page).toHaveURL(/status=draft$/)
  await page.getByRole('button', { name: 'Create a new campaign' }).click()
  await expect(page).toHaveURL(/\/campaigns\?flow=name$/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/campaigns\?status=draft$/)
  await expect(choice(page, 'Status')).toContainText('Draft')
  await expect(link(page, 'Campaigns')).toHaveAttribute('href', '/campaigns?status=draft')
})

test('Lead Search and Analytics are restored as they were left, without searching again', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', `/search?limit=50`)
  // Filters from a link are not persisted.
  await link(page, 'Home').click()
  await expect(link(page, 'Lead Search')).toHaveAttribute('href', '/search')
  await link(page, 'Lead Search').click()
  await page.getByRole('combobox', { name: 'Location' }).fill('Lisbon')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Search (1)' })).toBeVisible()

  await link(page, 'Analytics').click()
  await chooseIn(choice(page, 'Event type'), 'Replied')
  await box(page, 'Find in these events').fill('a')
  await expect(page).toHaveURL(/\/analytics\?type=replied&find=a$/)
  await page.reload()
  await expect(box(page, 'Find in these events')).toHaveValue('a')
  await page.goBack()
  await expect(choice(page, 'Event type')).toHaveText('All')
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Search (1)' })).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(box(page, 'Find in these events')).toHaveValue('a')

  await link(page, 'Lead Search').click()
  await expect(page.getByRole('button', { name: 'Remove Lisbon' })).toBeVisible()
  await link(page, 'Analytics').click()
  await expect(choice(page, 'Event type')).toHaveText('Replied')
  await expect(box(page, 'Find in these events')).toHaveValue('')
  await reset(page).click()
  await expect(choice(page, 'Event type')).toHaveText('All')

  await link(page, 'Lead Search').click()
  await reset(page).click()
  await expect(page.getByRole('button', { name: 'Search (0)' })).toBeVisible()
  await expect(page).toHaveURL(/\/search$/)
  expect(calls).not.toContain('POST /api/leads/search')
})
