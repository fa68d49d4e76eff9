import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

test('an admin creates a user, who then logs in; deleting the account ends it @contract @extended', async ({
  page,
  logIn,
  openAs,
  context,
  calls,
}) => {
  const said: string[] = []
  page.on('console', (message) => void said.push(message.text()))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('admin', '/settings')
  await page.getByRole('button', { name: 'Create User' }).click()
  const form = page.getByRole('dialog', { name: 'Create User' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
  await form.getByRole('textbox', { name: 'Email' }).fill('grace@other.com')
  await form.getByRole('button', { name: 'Generate' }).click()
  await form.getByRole('button', { name: 'Create User' }).click()
  await expect(form.getByText('Only @example.com email addresses are allowed')).toBeVisible()
  expect(calls).not.toContain('POST /api/admin/users')

  await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
  await form.getByRole('button', { name: 'Create User' }).dblclick()
  const created = page.getByRole('dialog', { name: 'User Credentials Created' })
  await expect(created).toBeVisible()
  await expect(page.getByText('User created successfully')).toBeVisible()
  expect(calls.filter((call) => call === 'POST /api/admin/users')).toHaveLength(1)

  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(created).toBeVisible()
  await created.getByRole('button', { name: 'Copy to clipboard' }).click()
  await expect(page.getByText('Copied to clipboard')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [, email = '', password = ''] = /^Email: (.+)\nPassword: (.+)$/.exec(copied) ?? []
  await created.getByRole('button', { name: 'Done' }).click()
  await expect(created).toBeHidden()
  await expect(page.getByRole('list', { name: 'Users' })).toContainText('Grace Hopper')
  const left = await page.evaluate(async () => ({
    kept: [Object.entries(localStorage), Object.entries(sessionStorage)],
    databases: (await indexedDB.databases()).map(({ name }) => name),
    history: [location.href, history.state],
    page: document.documentElement.outerHTML,
  }))
  // What may have been done is remembered without names and addresses.
  expect(left.databases).toEqual(['attempts'])
  expect(JSON.stringify([left, said])).not.toContain(password)

  await page.getByRole('button', { name: 'Logout' }).click()
  await fillLogIn(page, email, password)
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sidebar.getByText('Grace Hopper')).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Personal Information' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeHidden()

  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete user Grace Hopper' }).click()
  await expect(page.getByText('User deleted successfully')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Users' })).not.toContainText('Grace Hopper')

  await page.getByRole('button', { name: 'Logout' }).click()
  await fillLogIn(page, email, password)
  await expect(page.getByText('Invalid email or password')).toBeVisible()
})
