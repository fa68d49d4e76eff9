import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'

test('says how many different people are written to, also after reads that failed', async ({
  page,
  logIn,
  calls,
}) => {
  await page.goto('/campaigns')
  await logIn('user')
  await page.route('**/api/lists/1/leads', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  })
  for (const name of ['Summer webinar', 'Partner outreach'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click()
  await expect(page.getByText('The contacts of 1 list could not be read.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  const status = page.getByRole('region', { name: 'Selected campaigns' }).getByRole('status')
  await expect(status).toHaveText(
    '48 recipients in total · 8 contacts without e-mail · 48 in several of these campaigns · 48 or more in active campaigns',
  )
  // The lists of active campaigns are read only when somebody asks.
  expect(calls.filter((call) => /\/api\/lists\/\d+\/leads$/.test(call))).toEqual([
    'GET /api/lists/1/leads',
    'GET /api/lists/1/leads',
  ])

  await page.route('**/api/lists/3/leads', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Who is written to' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who is written to' })
  await expect(dialog.getByText('One list could not be read')).toBeVisible()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(dialog.getByText('One list could not be read')).toBeHidden()
  await dialog.getByRole('radio', { name: 'In several of these campaigns (48)' }).click()
  await expect(dialog.getByRole('row').nth(1)).toContainText(
    'Summer webinar, Partner outreach, Founders intro (active)',
  )
  await page.keyboard.press('Escape')
  await expect(status).toHaveText(/48 in active campaigns$/)

  const menu = page.getByRole('button', { name: 'Actions for Summer webinar', exact: true })
  await chooseIn(menu, 'Who is written to')
  await expect(dialog.getByRole('radio', { name: 'Everyone (48)' })).toBeChecked()
})
