import { expect, test } from './support/webkit-test'

const posts = (calls: string[]) => calls.filter((call) => call.startsWith('POST'))

test('search, reveal, create and open a list', async ({ page, server, open, logIn, calls }) => {
  // Addresses that lists know are not bought.
  for (const { id } of server.db.lists.all()) server.db.lists.remove(id)
  await open('/search')
  await logIn('user')
  await page.text('No Results Yet').one()
  await page.role('combobox', 'Seniority').choose('C-suite')
  await page.role('combobox', 'Location').click()
  await page.type('nyc')
  await page.role('button', /^Search \(/).click()
  await page.text('Search completed').one()
  await page.text('122.5 credits').one()
  await page.role('button', 'Remove New York City, NY').one()

  const table = page.role('table', 'Leads')
  const box = (nth: number) => table.role('checkbox', /^Select (?!all)/).nth(nth)
  await box(0).click()
  await box(1).click()
  expect(
    await table.role('checkbox', 'Select all').read((one) => one.matches(':indeterminate')),
  ).toBe(true)
  calls.length = 0
  await page.role('button', 'Reveal Emails (2)').click({ times: 2 })
  await page.text('Emails revealed').one()
  expect(posts(calls)).toEqual(['POST /api/leads/reveal'])

  for (const nth of [0, 1, 2]) await box(nth).click()
  await page.role('button', 'Create List (3)').click()
  const naming = page.role('dialog', 'Create List')
  await naming.role('textbox', /List name/).fill('New York bosses')
  calls.length = 0
  await naming.role('button', 'Create List').click()
  await page.text('List created').one()
  expect(posts(calls)).toEqual([
    'POST /api/lists',
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  await page.role('button', 'Open the new list').click()
  await page.role('dialog', 'Contacts in List (3 contacts)').one()
})
