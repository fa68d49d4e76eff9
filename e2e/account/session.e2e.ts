import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

test('a deep link asks for the log-in and then shows its screen; a reload keeps the session @contract @extended', async ({
  page,
  logIn,
}) => {
  await page.goto('/analytics')
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await logIn('admin')
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
})

test('on a phone the sidebar is a drawer', async ({ page, openAs }) => {
  await openAs('admin', '/')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('a panel reports that the code of the application cannot be loaded, and its Retry opens the application', async ({
  page,
  openAs,
  pageErrors,
}) => {
  await openAs('user', '/lists')
  await page.route('**/assets/signed-in-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The application could not be shown')).toBeVisible()
  await page.unroute('**/assets/signed-in-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')

  const others = pageErrors.filter((text) => !text.includes('dynamically imported module'))
  expect(others).toEqual([])
  pageErrors.length = 0
})

test('navigation works after signing in again, including Back during Log In', async ({
  page,
  openAs,
  server,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const openContacts = page.getByRole('button', { name: 'View contacts of Pilot customers' })
  const contacts = page.getByRole('dialog', { name: 'Contacts in List (12 contacts)' })
  await openAs('user', '/analytics')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(heading).toHaveText('1111 Leads imported')
  // Wait for every read of the screen, so that none ends the session before the click.
  await expect(page.getByText('used by').first()).toBeVisible()
  server.db.sessions.clear()
  await openContacts.click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await fillLogIn(page, 'user@example.com', 'password')
  await expect(contacts.getByRole('table')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(contacts).toBeHidden()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(heading).toHaveText('Hello!')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(heading).toHaveText('1111 Leads imported')

  server.db.sessions.clear()
  await page.getByRole('button', { name: 'View contacts of Spring conference' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await fillLogIn(page, 'user@example.com', 'password')
  await expect(heading).toHaveText('Hello!')
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await openContacts.click()
  await expect(contacts.getByRole('table')).toBeVisible()
})
