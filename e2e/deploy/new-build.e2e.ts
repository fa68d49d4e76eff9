import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from './deployed'
import { publishNewBuild } from './new-build'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

function countLoads(page: Page): { loads: number } {
  const count = { loads: 0 }
  page.on('load', () => (count.loads += 1))
  return count
}

/** Removes a JavaScript file from the server. @returns a function that restores it */
async function removeCode(folder: string, prefix: string): Promise<() => Promise<void>> {
  const name = (await readdir(join(folder, 'assets'))).find((file) => file.startsWith(prefix))
  if (!name) throw new Error(`The build has no file assets/${prefix}*`)
  await rename(join(folder, 'assets', name), join(folder, name))
  return () => rename(join(folder, name), join(folder, 'assets', name))
}

/**
 * Expects only errors about the missing code: React logs what an error boundary caught, and Firefox
 * each file.
 */
const expectOnlyMissingCode = (pageErrors: string[]) => {
  const others = pageErrors.filter((text) => !/Missing code: |^Loading module from /.test(text))
  expect(others).toEqual([])
  pageErrors.length = 0
}

test('a visitor during the upload is told so, and gets the page once it is complete', async ({
  page,
  folder,
  baseURL,
  pageErrors,
}) => {
  const restore = await removeCode(folder, 'index-')
  await page.clock.install()
  await page.goto(`${baseURL}/`)
  await expect(page.getByText('A new version is being installed.')).toBeVisible()
  await page.clock.fastForward(5000)
  await page.waitForEvent('load')
  await expect(page.getByText('A new version is being installed.')).toBeVisible()

  await restore()
  await page.clock.fastForward(5000)
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
  pageErrors.length = 0
})

test('after a new deploy the tab reloads once and restores the campaign @extended', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  const count = countLoads(page)
  await publishNewBuild(folder)
  await page.getByRole('button', { name: 'AI help' }).click()
  await expect.poll(() => count.loads).toBe(1)

  await expect(page.getByText(/^The page was reloaded/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Editor of step 1' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Campaign name' })).toHaveValue('Autumn')
  await expect(page.getByRole('combobox', { name: 'Lead list' })).toContainText('Pilot customers')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Hello')

  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('region', { name: 'Preview of the step' })).toBeVisible()
  expect(count.loads).toBe(1)
  expectOnlyMissingCode(pageErrors)
})

test('after a new deploy a screen whose code is gone opens with one reload', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/')
  const count = countLoads(page)
  await publishNewBuild(folder)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  expect(count.loads).toBe(1)
  expectOnlyMissingCode(pageErrors)
})

test('a dialog whose code is gone reloads the page, which keeps the selection', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/search?jobTitles=["CEO"]')
  await page.getByRole('button', { name: 'Search (' }).click()
  const leads = page
    .getByRole('table', { name: 'Leads' })
    .getByRole('checkbox', { name: /^Select (?!all)/ })
  await leads.nth(0).check()
  await leads.nth(1).check()
  const count = countLoads(page)
  await removeCode(folder, 'list-save-form-')
  await page.getByRole('button', { name: 'Create List (2)' }).click()
  await expect(page.getByText(/^The page was reloaded/)).toBeVisible()
  await expect(leads.nth(1)).toBeChecked()
  expect(count.loads).toBe(1)
  expectOnlyMissingCode(pageErrors)
})

test('a dialog of the URL whose code is gone is opened by the reload', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/lists')
  const count = countLoads(page)
  const restore = await removeCode(folder, 'import-dialog-')
  const isReloading = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await page.route('**/assets/start-*.js', async (route) => {
    await restore()
    await route.fallback()
  })
  await page.getByRole('main').getByRole('button', { name: 'Import new leads' }).click()
  await isReloading
  await expect(page.getByRole('tab', { name: 'CSV import' })).toBeVisible()
  expect(count.loads).toBe(1)
  expectOnlyMissingCode(pageErrors)
})

test('code that stays missing: one reload, then a panel; Retry works once the code is back', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/settings')
  const count = countLoads(page)
  const restore = await removeCode(folder, 'lists-')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(count.loads).toBe(1)

  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => count.loads).toBe(2)
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()

  await restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  expect(count.loads).toBe(3)
  expectOnlyMissingCode(pageErrors)
})

test('offline: the page does not reload; it does, once, when the connection is back', async ({
  page,
  context,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/')
  const count = countLoads(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(count.loads).toBe(0)

  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  expect(count.loads).toBe(1)
  expectOnlyMissingCode(pageErrors)
})

test('a dialog whose code is gone leaves the chosen picture, and Retry opens it once the code is back', async ({
  page,
  folder,
  openAs,
  pageErrors,
}) => {
  const restore = await removeCode(folder, 'create-user-dialog-')
  await openAs('admin', '/settings')
  const count = countLoads(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  const save = page.getByRole('button', { name: 'Save Changes' })
  await expect(save).toBeEnabled()
  await page.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('This dialog could not be loaded')).toBeVisible()
  await restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create User' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(save).toBeEnabled()
  expect(count.loads).toBe(0)
  expectOnlyMissingCode(pageErrors)
})
