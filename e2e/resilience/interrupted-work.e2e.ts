import { expect, test } from '../support/app-test'
import { fillLogIn } from '../support/log-in'

test('an import whose session ends half-way continues after signing in again', async ({
  page,
  logIn,
  server,
  calls,
}) => {
  await page.goto('/lists')
  await logIn('user')
  const lists = server.db.lists.count()
  await page.getByRole('button', { name: 'Import new leads' }).click()
  const rows = ['first_name,last_name,email', 'Ada,Lovelace,ada@x.example', 'Bo,Ek,bo@x.example']
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'fair.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.route(
    '**/api/leads',
    (route) => {
      server.db.sessions.clear()
      return route.continue()
    },
    { times: 1 },
  )
  const naming = page.getByRole('dialog', { name: 'Name Your List' })
  await naming.getByRole('button', { name: 'Save' }).click()

  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page).toHaveTitle('Log In · AI SDR')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('navigation')).toBeHidden()
  expect(server.db.lists.count()).toBe(lists + 1)

  calls.length = 0
  await fillLogIn(page, 'user@example.com', 'password')
  await expect(page).toHaveTitle('Lists · AI SDR')
  const dialog = page.getByRole('dialog', { name: 'Import new leads' })
  await expect(
    naming.getByText('The list “fair” is created and holds no contacts yet.'),
  ).toBeVisible()
  await naming.getByRole('button', { name: 'Retry the rest' }).click()
  await expect(dialog.getByRole('heading', { name: '“fair” is saved' })).toBeVisible()
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/auth/login',
    'POST /api/leads',
    expect.stringMatching(/^POST \/api\/lists\/\d+\/leads$/),
  ])
  expect(server.db.lists.count()).toBe(lists + 1)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1113 Leads imported')
  await page.getByRole('button', { name: 'View contacts of fair' }).click()
  await expect(page.getByRole('dialog', { name: 'Contacts in List (2 contacts)' })).toBeVisible()
})

test('the input of a dialog survives a lost session, for the same user only', async ({
  page,
  logIn,
  server,
}) => {
  await page.goto('/settings')
  await logIn('admin')
  const form = page.getByRole('dialog', { name: 'Create User' })
  const fill = async () => {
    await page.getByRole('button', { name: 'Create User' }).click()
    await form.getByRole('textbox', { name: 'Name' }).fill('Grace Hopper')
    await form.getByRole('textbox', { name: 'Email' }).fill('grace@example.com')
    await form.getByRole('textbox', { name: 'Password' }).fill('correct horse')
    server.db.sessions.clear()
    await form.getByRole('button', { name: 'Create User' }).click()
    await expect(page.getByText('Your session has ended.')).toBeVisible()
    await expect(form).toBeHidden()
  }
  await fill()
  await page.getByRole('textbox', { name: 'Email' }).click()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused()
  await fillLogIn(page, 'admin@example.com', 'password')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Grace Hopper')
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse')
  await form.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByText('User created successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('list', { name: 'Users' })).toContainText('Grace Hopper')

  await fill()
  await fillLogIn(page, 'user@example.com', 'password')
  const question = page.getByRole('alertdialog', { name: 'Log in as another user?' })
  await question.getByRole('button', { name: 'Log in and discard it' }).click()
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible()
  await expect(page.getByText('Uma User').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.locator('html').innerHTML()).not.toContain('Grace Hopper')
})

test('navigation works after signing in again, including Back during Log In', async ({
  page,
  logIn,
  server,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const openContacts = page.getByRole('button', { name: 'View contacts of Pilot customers' })
  const contacts = page.getByRole('dialog', { name: 'Contacts in List (12 contacts)' })
  await page.goto('/analytics')
  await logIn('user')
  await page.getByRole('link', { name: 'Lists', exact: true }).click()
  await expect(heading).toHaveText('1111 Leads imported')
  // Every read of the screen is answered: none is to end the session before the click.
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
