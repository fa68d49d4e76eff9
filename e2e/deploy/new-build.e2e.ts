import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from './deployed'
import { publishNewBuild } from './new-build'

/** Counts how often the page itself was loaded. */
function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('load', () => (count.loads += 1))
  return count
}

/** Takes the code of Lists from the server. @returns what puts it back */
async function takeListsAway(folder: string): Promise<() => Promise<void>> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => file.startsWith('lists-'))
  if (!name) throw new Error('Lists has no file of its own')
  await rename(join(folder, 'assets', name), join(folder, name))
  return () => rename(join(folder, name), join(folder, 'assets', name))
}

/** The one thing the console says here: React tells of what an error boundary caught. */
const forgive = (complaints: string[]) => {
  expect(complaints.filter((text) => !text.includes('Missing code: '))).toEqual([])
  complaints.length = 0
}

test('a new deploy under an open tab: one reload, and the campaign goes on', async ({
  page,
  folder,
  logIn,
  complaints,
}) => {
  await page.goto('/campaigns?flow=name')
  await logIn('user')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  const count = countLoads(page)
  await publishNewBuild(folder)
  await page.getByRole('button', { name: 'AI help' }).click()
  await expect.poll(() => count.loads).toBe(1)

  await expect(page.getByRole('region', { name: 'Editor of step 1' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
  await expect(page.getByRole('combobox', { name: 'Lead list' })).toContainText('Pilot customers')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview of the step' })).toBeVisible()
  expect(count.loads).toBe(1)
  forgive(complaints)
})

test('a screen whose code is gone after a new deploy opens with one reload', async ({
  page,
  folder,
  logIn,
  complaints,
}) => {
  await page.goto('/')
  await logIn('user')
  const count = countLoads(page)
  await publishNewBuild(folder)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  expect(count.loads).toBe(1)
  forgive(complaints)
})

test('code that stays away: one reload, then a panel; Retry when it is back', async ({
  page,
  folder,
  logIn,
  complaints,
}) => {
  await page.goto('/')
  await logIn('user')
  const count = countLoads(page)
  const putBack = await takeListsAway(folder)
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(count.loads).toBe(1)

  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => count.loads).toBe(2)
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()

  await putBack()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  expect(count.loads).toBe(3)
  forgive(complaints)
})

test('without a connection the page stays, and Retry waits for it', async ({
  page,
  context,
  logIn,
  complaints,
}) => {
  await page.goto('/')
  await logIn('user')
  const count = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(count.loads).toBe(0)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  expect(count.loads).toBe(1)
  forgive(complaints)
})
