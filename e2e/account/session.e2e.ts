import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

test('a deep link asks for the log-in and then shows its screen; a reload keeps the session @contract', async ({
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

test('wrong credentials show the server’s message, and the fields keep their input', async ({
  page,
}) => {
  await page.goto('/')
  await fillLogIn(page, 'user@example.com', 'wrong')
  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('user@example.com')
})

test('a session that ends on the server leads to Log In and back to the same place', async ({
  page,
  logIn,
  context,
}) => {
  await page.goto('/lists')
  await logIn('user')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  // The last call of the screen; one that came later would find out before the click.
  await page.getByText('used by 3 campaigns').first().waitFor()

  await context.clearCookies()
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await logIn('user')
  await expect(page.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible()
})

test('#/lists opens Lists on any path; unknown paths show the 404 page', async ({
  page,
  logIn,
}) => {
  await page.goto('/nowhere')
  await logIn('user')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()

  await page.evaluate(() => window.location.assign('#/lists'))
  await expect(page).toHaveURL(/\/lists$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
})

test('on a phone the sidebar is a drawer', async ({ page, logIn }) => {
  await page.goto('/')
  await logIn('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('code that cannot be loaded shows a panel with Retry', async ({ page, logIn, pageErrors }) => {
  await page.goto('/')
  await logIn('user')
  await page.route('**/assets/lists-*.js', (route) => route.abort())
  await page.goto('/lists')
  await expect(page.getByText('This screen could not be loaded')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.unroute('**/assets/lists-*.js')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1111 Leads imported')

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

test('logging out asks about the work in another tab, which then says what was ended', async ({
  page,
  logIn,
  context,
}) => {
  await page.goto('/lists?sort=name')
  await logIn('admin')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText('Alex Admin').first()).toBeVisible()
  await other.getByRole('button', { name: 'Create User' }).click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')

  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('In another tab: It has not been saved.')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(other.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toHaveValue(
    'Grace Hopper',
  )

  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(other.getByText('You were logged out in another tab.')).toBeVisible()
  await expect(other.getByText('It has not been saved.')).toBeVisible()
  await expect(other).toHaveURL(/\/$/)

  await logIn('user')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Hello!')
  await expect(other.getByText('Uma User').first()).toBeVisible()
  await expect(other.getByText('Alex Admin')).toHaveCount(0)
})
