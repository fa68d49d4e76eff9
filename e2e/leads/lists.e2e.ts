import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'

const names = (page: Page) =>
  page
    .getByRole('button', { name: /^View contacts of / })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.ariaLabel?.replace('View contacts of ', '')),
    )
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search lists' })
const sortBy = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name })
const contacts = (page: Page) =>
  page.getByRole('dialog', { name: 'Contacts in List (12 contacts)' })
const contactName = (page: Page) => contacts(page).getByRole('cell').first()
const historyLength = (page: Page) => page.evaluate(() => history.length)

test('search and order of the lists are in the address, which a reload and a link restore', async ({
  page,
  openAs,
  calls,
  context,
}) => {
  await openAs('user', '/lists')
  await expect(page.getByText('used by 2 campaigns').first()).toBeVisible()
  await expect(page.getByText('Hand-picked for the pilot')).toBeVisible()
  calls.length = 0
  const entries = await historyLength(page)
  const place = await sortBy(page, 'Contacts').boundingBox()
  await search(page).pressSequentially('er')
  await expect(page.getByRole('button', { name: 'Reset view' })).toBeVisible()
  expect(await sortBy(page, 'Contacts').boundingBox()).toEqual(place)
  await sortBy(page, 'Contacts').click()
  await sortBy(page, 'Contacts').click()
  await expect(page).toHaveURL(/\/lists\?(q=er&sort=-size|sort=-size&q=er)$/)
  const found = ['Spring conference', 'Fintech decision makers', 'SaaS founders in New York']
  expect((await names(page)).slice(0, 2)).toEqual(found.slice(0, 2))
  const all = await names(page)
  // Two entries, for two sort orders, which Back undoes; none for typing.
  expect(await historyLength(page)).toBe(entries + 2)
  expect(calls).toEqual([])

  await page.reload()
  await expect(search(page)).toHaveValue('er')
  await expect(sortBy(page, 'Contacts')).toHaveAttribute('aria-pressed', 'true')
  expect(await names(page)).toEqual(all)
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(search(colleague)).toHaveValue('er')
  expect(await names(colleague)).toEqual(all)
})

test('the open contacts, their search and their order are in the address', async ({
  page,
  openAs,
  context,
}) => {
  await openAs('user', '/lists?sort=name')
  await page.getByRole('button', { name: 'View contacts of Pilot customers' }).click()
  await expect(contacts(page)).toBeVisible()
  await contacts(page).getByRole('button', { name: 'Company', exact: true }).click()
  await contacts(page).getByRole('button', { name: 'Company', exact: true }).click()
  const company = page.getByRole('columnheader', { name: 'Company', exact: true })
  await expect(company).toHaveAttribute('aria-sort', 'descending')
  await contacts(page).getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/find=a/)
  const first = await contactName(page).textContent()

  // Escape closes the menu only.
  await contacts(page).getByRole('button', { name: 'View', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'View' })
  await menu.getByRole('checkbox', { name: 'Title' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveCount(0)

  await page.reload()
  await expect(company).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveCount(0)
  await expect(contactName(page)).toHaveText(first ?? '')
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(contactName(colleague)).toHaveText(first ?? '')
  await contactName(colleague).click()
  const link = colleague.url()
  await colleague.close()
  const fromLink = await context.newPage()
  await fromLink.goto(link)
  await expect(fromLink.getByRole('dialog', { name: first ?? '' })).toBeVisible()
  await fromLink.goBack()
  await expect(fromLink.getByRole('dialog', { name: first ?? '' })).toHaveCount(0)
  await expect(contactName(fromLink)).toHaveText(first ?? '')

  // Back closes a person only; so does Close, without a further entry in the history.
  const person = page.getByRole('dialog', { name: first ?? '' })
  for (const close of ['Back', 'Close']) {
    await contactName(page).click()
    await expect(person).toBeVisible()
    if (close === 'Back') await page.goBack()
    else await person.getByRole('button', { name: 'Close' }).click()
    await expect(person).toHaveCount(0)
    await expect(company).toHaveAttribute('aria-sort', 'descending')
  }

  await page.goBack()
  await expect(company).toHaveAttribute('aria-sort', 'ascending')
  await page.goBack()
  await expect(company).not.toHaveAttribute('aria-sort')
  await page.goBack()
  await expect(contacts(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/lists\?sort=name$/)
  await page.goForward()
  await expect(contacts(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contacts(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/lists\?sort=name$/)
})
