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

test('contacts that lack the data of a token are left out with a new list, which the campaign uses', async ({
  page,
  openAs,
  server,
  received,
}) => {
  const [without = '', ...others] = server.db.memberships.of('4')
  server.db.contacts.update(without, { name: 'Nolan Nowhere', companyName: '' })
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  await page.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('How are things at {{company}}?')
  await page.getByText(/^\d+ to check$/).click()
  await page
    .getByRole('button', { name: /\{\{company\}\}, which 1 of the 12 contacts lacks/ })
    .click()
  const lacking = page.getByRole('dialog', { name: 'Contacts without {{company}}' })
  await expect(lacking.getByText('Nolan Nowhere')).toBeVisible()
  await lacking.getByRole('button', { name: 'Create a list without them (11)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('textbox', { name: /name/i }).fill('With a company')
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(lacking).toBeHidden()
  await expect(page.getByText(/1 of the 12 contacts lacks/)).toBeHidden()

  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const list = server.db.lists.all().find(({ name }) => name === 'With a company')
  expect(server.db.memberships.of(list?.id ?? '')).toHaveLength(others.length)
  expect(
    received.find(({ method, path }) => method === 'POST' && path === '/api/campaigns')?.request,
  ).toMatchObject({ listId: Number(list?.id) })
})
