import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from '../support/app-test'

test('a sequence about our offer is drafted despite a failure, inserted, and undone by keys and in one step', async ({
  page,
  openAs,
  received,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Winter')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const body = page.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('My own words')
  await press('AI help')
  await expect(page.getByText('Written about a sample product')).toBeVisible()
  await press('Describe yours')
  const offer = page.getByRole('dialog', { name: 'What do you sell?' })
  await offer.getByRole('textbox', { name: 'Title of the offer' }).fill('Courier')
  await offer.getByRole('textbox', { name: 'Value propositions' }).fill('Same-day delivery')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Written about: Courier')).toBeVisible()

  await press('Draft all steps')
  const dialog = page.getByRole('dialog', { name: 'Draft all steps' })
  await dialog.getByRole('radio', { name: '4 mails' }).click()
  const orders = () => received.filter(({ path }) => path === '/api/ai/generate-email')
  await page.route('**/api/ai/generate-email', async (route) =>
    orders().length === 3
      ? route.fulfill({ status: 503, json: { message: 'Overloaded' } })
      : route.fallback(),
  )
  await dialog.getByRole('button', { name: 'Draft 4 mails' }).click()
  await expect(dialog.getByText('2 of 4 mails are written.')).toBeVisible()
  await page.unroute('**/api/ai/generate-email')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('4 of 4 mails are written.')).toBeVisible()
  expect(orders()).toHaveLength(5)
  for (const { request } of orders())
    expect(Object(request).context.value_props).toEqual(['Same-day delivery'])

  const steps = page
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: /^Step \d/ })
  await dialog.getByRole('button', { name: 'Insert 4 mails' }).click()
  await expect(dialog).toBeHidden()
  const question = 'a quick question about'
  const later = (day: string) => new RegExp(`${day}.*Re: .*${question}`)
  await expect(steps).toHaveText([
    new RegExp(`Day 1.*${question}`),
    later('Day 4'),
    later('Day 7'),
    later('Day 10'),
  ])
  await expect(body).not.toContainText('My own words')
  const drafted = await body.innerText()

  await body.click()
  await page.keyboard.press('Control+z')
  await expect(body).toHaveText('My own words')
  await page.keyboard.press('Control+y')
  await expect.poll(() => body.innerText()).toBe(drafted)

  await steps.nth(1).click()
  await expect(page.getByRole('heading', { name: 'Step 2: Email' })).toBeVisible()
  await body.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And mine.')
  await press('Undo the drafts')
  await expect(steps).toHaveText([/Day 1/, /Day 4/])
  await expect(body).toContainText('And mine.')
  await steps.first().click()
  await expect(page.getByRole('heading', { name: 'Step 1: Email' })).toBeVisible()
  await expect(body).toHaveText('My own words')
})
