import { expect, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'
import { chooseIn } from '../support/choose-in'

test('write with tokens, undo, save, start and launch @smoke', async ({ page, openAs, server }) => {
  const saved = () => server.db.campaigns.all().find(({ name }) => name === 'Autumn')
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')

  const editor = page.getByRole('region', { name: 'Editor of step' })
  await editor.getByRole('textbox', { name: 'Subject' }).fill('Hello')
  await chooseIn(editor.getByRole('combobox', { name: 'Sender' }), 'Sales Team')
  const body = editor.getByRole('textbox', { name: 'Body' })
  await body.click()
  await page.keyboard.type('Hi {{fir')
  await page.getByRole('listbox', { name: 'Tokens' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.type(', shall we talk?')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Your company: {{company}}')
  await expect(body.locator('[data-token]')).toHaveText(['{{first_name}}', '{{company}}'])

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+b')
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Delete')
  await expect(body).toHaveText(/^\s*$/)
  await page.keyboard.press('ControlOrMeta+z')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(body).toContainText('shall we talk?')
  await expect(body.locator('[data-token]')).toHaveCount(2)
  await expect(body.locator('strong')).toHaveCount(0)

  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  expect(saved()?.emailTemplate).toContain(
    '<p>Hi {{first_name}}, shall we talk?</p><p>Your company: {{company}}</p>',
  )

  await chooseIn(page.getByRole('button', { name: 'Actions for Autumn' }), 'Start Campaign')
  await expect(page.getByText('Campaign Started!')).toBeVisible()
  expect(saved()?.status).toBe('active')

  const webinar = () => server.db.campaigns.all().find(({ name }) => name === 'Summer webinar')
  const before = webinar()?.status
  await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
  await page.getByRole('button', { name: 'Launch (1)' }).click()
  await expect(page.getByText('Launch successful')).toBeVisible()
  expect(webinar()?.status).not.toBe(before)
})
