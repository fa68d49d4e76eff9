import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from '../support/app-test'

test('a sequence about our offer is drafted despite a failure, inserted, and undone in one step', async ({
  page,
  openAs,
  received,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Winter')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await press('AI help')
  await expect(page.getByText('Written about a sample product')).toBeVisible()
  await press('Describe yours')
  const offer = page.getByRole('dialog', { name: 'What do you sell?' })
  await offer.getByRole('textbox', { name: 'Name of the offer' }).fill('Courier')
  await offer.getByRole('textbox', { name: 'Value propositions' }).fill('Same-day delivery')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Written about: Courier')).toBeVisible()

  await press('Draft all steps')
  const dialog = page.getByRole('dialog', { name: 'Draft all steps' })
  await dialog.getByRole('radio', { name: '4 mails' }).click()
  const orders = () => received.filter(({ path }) => path === '/api/ai/generate-email')
  await page.route('**/api/ai/generate-email', async (route) =>
    orders().length === 2
      ? route.fulfill({ status: 503, json: { message: 'Overloaded' } })
      : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Draft 4 mails' }).click()
  await expect(dialog.getByText('2 of 4 mails are written.')).toBeVisible()
  await page.unroute('**/api/ai/generate-email')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('4 of 4 mails are written.')).toBeVisible()
  expect(orders()).toHaveLength(4)
  for (const { request } of orders())
    expect(Object(request).context.value_props).toEqual(['Same-day delivery'])

  const steps = page
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: /^Step \d/ })
  await dialog.getByRole('button', { name: 'Insert 4 mails' }).click()
  await expect(dialog).toBeHidden()
  await expect(steps).toHaveText([/Day 1/, /Day 4/, /Day 7/, /Day 10/])
  await expect(page.getByRole('textbox', { name: 'Body' })).not.toHaveText('')
  await press('Undo the drafts')
  await expect(steps).toHaveText([/Day 1/])
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveText('')
})
