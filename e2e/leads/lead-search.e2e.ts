import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { violations } from '../support/page-problems'

test('search, reveal, create a list, open the list @contract @smoke @first', async ({
  page,
  openAs,
  calls,
  server,
}) => {
  // Addresses that lists know are not bought.
  for (const { id } of server.db.lists.all()) server.db.lists.remove(id)
  await openAs('user', '/search')
  await expect(page.getByText('No Results Yet')).toBeVisible()
  await expect(page.getByText('125.0 credits')).toBeVisible()

  await chooseIn(page.getByRole('combobox', { name: 'Seniority' }), 'C-suite')
  // Not confirmed by Enter: clicking Search adds the text as a filter.
  await page.getByRole('combobox', { name: 'Location' }).pressSequentially('nyc')
  await page.getByRole('button', { name: 'Search (' }).click()
  await expect(page.getByText('Search completed')).toBeVisible()
  await expect(page.getByText('122.5 credits')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove New York City, NY' })).toBeVisible()

  const table = page.getByRole('table', { name: 'Leads' })
  const boxes = table.getByRole('checkbox', { name: /^Select (?!all)/ })
  for (const nth of [0, 1]) await boxes.nth(nth).check()
  await expect(table.getByRole('checkbox', { name: 'Select all' })).toHaveJSProperty(
    'indeterminate',
    true,
  )
  calls.length = 0
  const reveal = page.getByRole('button', { name: 'Reveal Emails (2)' })
  await reveal.hover()
  expect(await violations(page)).toEqual([])
  await reveal.dblclick()
  await expect(page.getByText('Emails revealed')).toBeVisible()
  expect(calls.filter((call) => call === 'POST /api/leads/reveal')).toHaveLength(1)

  for (const nth of [0, 1, 2]) await boxes.nth(nth).check()
  await expect(page.getByText(/^up to \d\.\d of 12\d\.\d credits$/)).toBeVisible()
  await page.getByRole('button', { name: 'Create List (3)' }).click()
  const naming = page.getByRole('dialog', { name: 'Create List' })
  await naming.getByRole('textbox', { name: /List name/ }).fill('New York bosses')
  calls.length = 0
  await naming.getByRole('button', { name: 'Create List' }).click()
  await expect(page.getByText('List created')).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/lists',
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  await expect(page.getByText('No Results Yet')).toBeVisible()

  await page.getByRole('button', { name: 'Open the new list' }).click()
  await expect(page.getByRole('dialog', { name: 'Contacts in List (3 contacts)' })).toBeVisible()
  const list = server.db.lists.all().find(({ name }) => name === 'New York bosses')
  expect(server.db.memberships.of(list?.id ?? '')).toHaveLength(3)
})

test('by keys: a fragment takes the first suggestion, and the price is beside the button', async ({
  page,
  openAs,
  received,
}) => {
  await openAs('user', '/search')
  const location = page.getByRole('combobox', { name: 'Location' })
  const options = page.getByRole('option')
  await location.pressSequentially('germ')
  await expect(options).toHaveText(['Germany', /, Germany$/, /, Germany$/, '“germ” as typed'])
  await page.keyboard.press('Enter')
  await location.pressSequentially('berlin')
  await page.keyboard.press('Enter')
  await location.pressSequentially('Springfield')
  await expect(options).toHaveText('“Springfield” as typed')
  await page.keyboard.press('Enter')
  await location.pressSequentially('aust')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Job Title' }).pressSequentially('vp eng')
  await expect(page.getByRole('option', { name: 'VP of Engineering' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('spinbutton', { name: 'Result limit' }).fill('5')
  const search = page.getByRole('button', { name: 'Search (5)' })
  await expect(search).toHaveAccessibleDescription('')
  await search.press('Enter')
  await expect(search).toHaveAccessibleDescription('These results are here already')
  const sent = received.find(({ path }) => path === '/api/leads/search')
  expect(sent?.request).toMatchObject({
    locations: ['Germany', 'Berlin, Germany', 'Springfield', 'aust'],
    job_titles: ['VP of Engineering'],
    page_size: 5,
  })

  await page.getByRole('button', { name: /^Set the limit to \d+$/ }).press('Enter')
  await expect(search).toHaveAccessibleDescription('2.5 credits')
})

test('a duplicated tab has none of the results of the other, which keeps them after a reload', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/search?jobTitles=["CEO"]')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('leads found')).toBeVisible()

  // Like a duplicated tab, the new one gets a copy of sessionStorage.
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open(window.location.href))
  const copy = await opened
  await expect(copy.getByText('No Results Yet')).toBeVisible()
  await expect(copy.getByRole('button', { name: 'Search (1)' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('leads found')).toBeVisible()
})
