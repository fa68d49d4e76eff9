import { chooseIn } from '../support/choose-in'
import { beginCampaign } from '../support/begin-campaign'
import { expect, test } from './deployed'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('no screen violates the Content-Security-Policy', async ({ page, openAs }) => {
  await openAs('admin', '/analytics')
  await expect(page.locator('[data-bar]').first()).toBeVisible()

  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hello!' })).toBeVisible()

  await page.getByRole('link', { name: 'Lead Search', exact: true }).click()
  await chooseIn(page.getByRole('combobox', { name: 'Seniority' }), 'C-suite')
  await page.getByRole('button', { name: 'Search (1)' }).click()
  await expect(page.getByText('leads found')).toBeVisible()
  await page.getByRole('button', { name: 'Create Contact' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: picture,
  })
  await page.getByRole('button', { name: 'Create User' }).click()
  await expect(page.getByRole('dialog', { name: 'Create User' })).toBeVisible()
})

test('the Content-Security-Policy allows the import of a CSV file', async ({ page, openAs }) => {
  await openAs('user', '/lists')
  await page.getByRole('button', { name: 'Import new leads' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'fair.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('first_name,last_name,email\nAda,Lovelace,ada@analytical.example\n'),
  })
  await expect(page.getByRole('dialog', { name: 'Name Your List' })).toBeVisible()
})

test('the Content-Security-Policy allows the styles and pictures of a mail', async ({
  page,
  openAs,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Winter')
  const editor = page.getByRole('region', { name: 'Editor of step 1' })
  await editor.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await editor.getByRole('textbox', { name: 'Body' }).click()
  await page.keyboard.type('Plain ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')

  await editor.getByRole('button', { name: 'AI help' }).click()
  await editor.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(editor.getByRole('button', { name: 'Replace', exact: true })).toBeVisible()
  await page
    .getByRole('region', { name: 'Attachments' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'stand.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('region', { name: 'Attachments' }).getByRole('img')).toBeVisible()

  await editor.getByRole('button', { name: 'Preview' }).click()
  const mail = page.frameLocator('iframe[title="Mail as the contact sees it"]')
  await expect(mail.getByText('Plain')).toBeVisible()
  await expect(mail.getByText('Plain')).toHaveCSS('color', 'rgb(23, 31, 33)')
})

test('the Content-Security-Policy allows the steps in the details of a campaign', async ({
  page,
  openAs,
  server,
}) => {
  const campaign = server.db.campaigns.all()[0]
  await openAs('user', '/campaigns')
  await page.goto(`/campaigns?details=${campaign?.id}`)
  const mail = page.getByRole('dialog').locator('iframe').first()
  await expect(mail).toBeVisible()
  await expect(mail.contentFrame().locator('body')).not.toBeEmpty()
})

test('a chosen theme is applied before the code loads, as the Content-Security-Policy allows', async ({
  page,
  pageErrors,
}) => {
  // Firefox also runs it on the blank page before, which has no storage.
  await page.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('color-mode', 'dark')
  })
  await page.route('**/assets/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(pageErrors).toEqual([])
})
