import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

test('shows the number of distinct recipients, even after failed reads', async ({
  page,
  openAs,
  calls,
}) => {
  await openAs('user', '/campaigns')
  await expect(page.getByRole('checkbox', { name: 'Select Summer webinar' })).toBeVisible()
  expect(calls.filter((call) => call.endsWith('/leads'))).toEqual([])
  await page.route('**/api/lists/1/leads', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('**/api/lists/3/leads', (route) => route.abort())
  for (const name of ['Summer webinar', 'Partner outreach'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  const bar = page.getByRole('region', { name: 'Selected campaigns' })
  const unknown = bar.getByRole('group', { name: 'Not known' })
  await expect(unknown).toContainText('Who will get this is not known')
  await page.unroute('**/api/lists/1/leads')
  await unknown.getByRole('button', { name: 'Retry' }).click()
  await expect(bar.getByRole('status')).toHaveText(
    /^40 people will get this \(48 contacts, 8 without a known address\) · 40 in several of these campaigns · 40 or more in other campaigns, the contacts of “.+” could not be read$/,
  )

  await page.getByRole('button', { name: 'Recipients', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Recipients' })
  const retry = dialog.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/lists/3/leads')
  await retry.click()
  await expect(dialog.getByRole('group', { name: 'Not known' })).toBeHidden()
  await dialog.getByRole('radio', { name: 'In several of these campaigns (40)' }).click()
  await expect(dialog.getByRole('row').nth(1)).toContainText(
    'Summer webinar, Partner outreach, Founders intro (active)',
  )
  await page.keyboard.press('Escape')
  await expect(bar.getByRole('status')).toHaveText(/40 in other campaigns$/)

  const menu = page.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  await chooseIn(menu, 'Recipients')
  await expect(dialog.getByRole('radio', { name: '48 contacts, 40 get mail' })).toBeChecked()
})
