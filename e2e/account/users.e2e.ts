import { chooseIn } from '../support/choose-in'
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
    databases: await indexedDB.databases(),
    history: [location.href, history.state],
    page: document.documentElement.outerHTML,
  }))
  expect(left.databases).toEqual([])
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

/** One red pixel. */
const picture = {
  name: 'me.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
}

test('settings of an ordinary user are kept on the device', async ({
  page,
  logIn,
  openAs,
  calls,
}) => {
  await openAs('user', '/settings')
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(page.getByRole('navigation').getByText('Settings')).toBeHidden()

  await chooseIn(page.getByRole('combobox', { name: 'Theme' }), 'Dark')
  await expect(page.locator('html')).toHaveClass(/dark/)

  const upload = page.locator('input[type=file]')
  await upload.setInputFiles({ ...picture, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) })
  await expect(page.getByText('A picture may be at most 2MB.')).toBeVisible()
  await upload.setInputFiles({ ...picture, buffer: Buffer.from('not a picture') })
  await expect(page.getByText('The picture could not be read')).toBeVisible()
  await upload.setInputFiles(picture)
  const section = page.getByRole('region', { name: 'Personal Information' })
  await expect(section.locator('img')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await expect(section.locator('img')).toBeVisible()
  await expect(page.getByRole('complementary').locator('img')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()

  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByRole('dialog')).toContainText('Passwords are set by an admin')
  expect(calls.filter((call) => call.includes('/api/admin'))).toEqual([])

  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await logIn('admin')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('complementary').locator('img')).toBeHidden()
})
