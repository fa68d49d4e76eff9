import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, fillLogIn, test } from './support/webkit-test'

test('an admin creates a user, who logs in, and deletes the account', async ({
  page,
  open,
  logIn,
}) => {
  await open('/settings')
  await logIn('admin')
  await page.role('button', 'Create User').click()
  const form = page.role('dialog', 'Create User')
  await form.role('textbox', 'Name').fill('Grace Hopper')
  await form.role('textbox', 'Email').fill('grace@other.com')
  await form.role('button', 'Generate').click()
  await form.role('button', 'Create User').click()
  await form.text('Only @example.com email addresses are allowed').one()
  await form.role('textbox', 'Email').fill('grace@example.com')
  await form.role('button', 'Create User').click()
  const created = page.role('dialog', 'User Credentials Created')
  await created.role('button', 'Copy to clipboard').click()
  await page.text('Copied to clipboard').one()
  await created.role('button', 'Done').click()
  await created.gone()
  await page.role('button', 'Logout').click()

  await page.role('textbox', 'Email').click()
  await page.press('Control+v')
  const copied = await page.role('textbox', 'Email').value()
  const [, email = '', password = ''] = /^Email: (\S+)\s*Password: (.+)$/.exec(copied) ?? []
  expect(email).toBe('grace@example.com')
  await fillLogIn(page, email, password)
  await page.role('complementary', 'Sidebar').text('Grace Hopper').one()
  await page.role('button', 'Logout').click()

  await logIn('admin')
  await page.role('link', 'Settings').click()
  await page.role('button', 'Delete user Grace Hopper').click()
  await page.acceptAlert()
  await page.text('User deleted successfully').one()
  await page.role('button', 'Delete user Grace Hopper').gone()
})

test('theme, picture and language of a user are kept', async ({ page, open, logIn, browser }) => {
  const pixel = 'R0lGODlhAQABAPAAAP8AAAAAACwAAAAAAQABAAACAkQBADs='
  const file = join(browser.home, 'me.gif')
  await writeFile(file, Buffer.from(pixel, 'base64'))
  await open('/settings')
  await logIn('user')
  await page.role('combobox', 'Theme').choose('Dark')
  await page.input('file').giveFiles(file)
  const section = page.role('region', 'Personal Information')
  await section.css('img').one()
  await page.role('button', 'Save Changes').click()
  await page.text('Changes saved').one()
  await page.reload()
  await section.css('img').one()
  expect(await page.css('html.dark').count()).toBe(1)

  await page.role('combobox', 'Language').choose('Spanish')
  await page.role('button', 'Guardar cambios').one()
  await page.reload()
  await page.role('button', 'Guardar cambios').one()
  await expect.poll(() => page.css('html[lang=es]').count()).toBe(1)
})
