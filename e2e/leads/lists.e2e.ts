import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
const contacts = (page: Page) =>
  page.getByRole('dialog', { name: 'Contacts in List (12 contacts)' })
const contactName = (page: Page) => contacts(page).getByRole('cell').first()

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
