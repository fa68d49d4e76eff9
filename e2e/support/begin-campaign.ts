import type { Page } from '@playwright/test'

/** From the name step of the campaign flow into the sequence builder. */
export async function beginCampaign(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Campaign name' }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('combobox', { name: 'Lead list' }).click()
  await page.getByRole('option', { name: 'Pilot customers' }).click()
  await page.getByRole('button', { name: 'Continue to Sequence Builder' }).click()
}
