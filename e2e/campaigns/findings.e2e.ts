import { beginCampaign } from '../support/begin-campaign'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

test('a finding leads to its words in the subject and in the body', async ({ page, openAs }) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Re: our call')
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Dear <<First Name>>, please see the PDF.')
  await chooseIn(page.getByRole('button', { name: 'Add step' }), 'Email')
  await expect(page.getByRole('heading', { name: 'Step 2: Email' })).toBeVisible()

  await page.getByText(/^\d+ to check$/).click()
  const list = await page.getByRole('list', { name: 'To check before saving' }).boundingBox()
  const insert = await page
    .getByRole('button', { name: 'Insert the unsubscribe link', exact: true })
    .boundingBox()
  expect(insert?.y).toBeGreaterThanOrEqual((list?.y ?? Infinity) + (list?.height ?? 0))
  const selected = () => page.evaluate(() => String(getSelection()))
  await page.getByRole('button', { name: /^Step 1 says “see the PDF”/ }).click()
  await expect(page.getByRole('heading', { name: 'Step 1: Email' })).toBeVisible()
  await expect.poll(selected).toBe('see the PDF')
  await page.getByRole('button', { name: /^Step 1: <<First Name>> is not a token/ }).click()
  await expect.poll(selected).toBe('<<First Name>>')
  await expect(page.getByRole('textbox', { name: 'Body' })).toBeFocused()
  await page.keyboard.type('Ada')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText(
    'Dear Ada, please see the PDF.',
  )

  await page.getByRole('button', { name: /^Step 1 begins its subject with “Re:”/ }).click()
  await expect(page.getByRole('textbox', { name: 'Subject' })).toBeFocused()
  // No finding prevents saving.
  await expect(page.getByRole('button', { name: 'Save Campaign' })).toBeEnabled()
})
