import type { Page } from '@playwright/test'
import { chooseIn } from './choose-in'

/** Goes from the name step of the campaign flow to the sequence builder. */
export async function beginCampaign(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Campaign name' }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Lead list' }), 'Pilot customers')
  await page.getByRole('button', { name: 'Continue to Sequence Builder' }).click()
}
