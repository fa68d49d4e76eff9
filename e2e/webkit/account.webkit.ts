import { expect, fillLogIn, test } from './support/webkit-test'

test('a wrong password, a right one, a reload, and log out', async ({ page, open, logIn }) => {
  await open('/analytics')
  await fillLogIn(page, 'user@example.com', 'wrong')
  await page.text('Login failed').one()
  await page.text('Invalid email or password').one()
  expect(await page.role('textbox', 'Email').value()).toBe('user@example.com')

  await logIn('user')
  await page.role('heading', 'Analytics Dashboard').one()
  await page.reload()
  await page.role('heading', 'Analytics Dashboard').one()
  await page.role('button', 'Logout').click()
  await page.role('heading', 'Log In').one()
  await page.reload()
  await page.role('heading', 'Log In').one()
})

test('home shows lists and campaigns, and leads to the screens', async ({ page, open, logIn }) => {
  await open('/')
  await logIn('user')
  await page.role('heading', 'Hello!').one()
  const lists = page.role('region', 'Your Lists')
  await expect.poll(() => lists.role('listitem').count()).toBe(3)
  await lists.text('250 contacts').one()
  for (const [link, title] of [
    ['Find New Leads', 'Lead Search'],
    ['View Analytics', 'Analytics Dashboard'],
  ] as const) {
    await page.role('link', link).click()
    await page.role('heading', title).one()
    await page.back()
    await page.role('heading', 'Hello!').one()
  }
})
