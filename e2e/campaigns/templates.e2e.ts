import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

async function openBuilder(page: Page) {
  await page.goto('/campaigns?flow=sequence&edit=2')
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeVisible()
}

async function openTemplates(page: Page) {
  await page.getByRole('button', { name: 'Templates' }).click()
  return page.getByRole('dialog', { name: 'Templates' })
}

test('a template is saved, survives a full storage, and is inserted', async ({
  page,
  context,
  openAs,
  received,
  calls,
}) => {
  await openAs('user', '/campaigns')
  await openBuilder(page)
  calls.length = 0
  const dialog = await openTemplates(page)
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Opening')
  await dialog.getByRole('button', { name: 'Save as template' }).click()
  await expect(page.getByText('“Opening” is kept on this device.')).toBeVisible()

  // Another tab replaces it, which this one shows at once.
  const other = await context.newPage()
  await openBuilder(other)
  const there = await openTemplates(other)
  await there.getByRole('button', { name: 'Delete Opening' }).click()
  await there.getByRole('textbox', { name: 'Template name' }).fill('Welcome')
  await there.getByRole('button', { name: 'Save as template' }).click()
  await expect(dialog.getByText('Welcome')).toBeVisible()
  await expect(dialog.getByText('Opening')).toBeHidden()
  await other.close()

  await dialog.getByRole('button', { name: 'Delete Welcome' }).click()
  await expect(dialog.getByText('No templates yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: 'Insert Welcome' })).toBeVisible()

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await dialog.getByRole('textbox', { name: 'Template name' }).fill('Unwritten')
  await dialog.getByRole('button', { name: 'Save as template' }).click()
  await expect(page.getByText('Kept only until this page closes')).toBeVisible()
  await expect(dialog.getByText('Unwritten')).toBeVisible()

  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('welc')
  await expect(dialog.getByText('Unwritten')).toBeHidden()
  await dialog.getByRole('button', { name: 'Insert Welcome' }).click()
  await expect(page.getByRole('region', { name: 'Editor of step 2' })).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Editor of step 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next step' })).toBeHidden()
  await openTemplates(page)
  await dialog.getByRole('button', { name: 'Insert Welcome' }).click()
  await expect(page.getByRole('region', { name: 'Editor of step 2' })).toBeVisible()
  expect(calls.filter((call) => !call.startsWith('GET '))).toEqual([])

  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const sent = received.find(({ method, path }) => method === 'POST' && path === '/api/campaigns')
  expect(sent?.request).toMatchObject({
    sequence: [
      { id: 'step-1', config: { subject: 'Fintech spring push', delay: 0 } },
      // An earlier insertion was undone; its step id is not reused, because data is stored under
      // it.
      { id: 'step-3', config: { subject: 'Fintech spring push', delay: 1 } },
    ],
  })
})
