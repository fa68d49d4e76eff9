import { devices } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { beginCampaign } from '../support/begin-campaign'

const { userAgent, viewport, hasTouch, isMobile } = devices['Pixel 7']
test.use({ userAgent, viewport, hasTouch, isMobile })

test('what a phone keyboard composes and replaces is shown and saved once', async ({
  page,
  openAs,
  server,
}) => {
  await openAs('user', '/campaigns?flow=name')
  await beginCampaign(page, 'Autumn')
  const session = await page.context().newCDPSession(page)
  const compose = async (text: string, ...before: string[]) => {
    for (const part of before) {
      const caret = { selectionStart: part.length, selectionEnd: part.length }
      await session.send('Input.imeSetComposition', { text: part, ...caret })
    }
    await session.send('Input.insertText', { text })
  }
  await page.getByRole('textbox', { name: 'Subject' }).tap()
  await compose('Hi ', 'H')
  await compose('{{first_name}}', 'f', 'fn')
  await compose(' today', ' t')

  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'Hi {{first_name}} today',
  )

  const body = page.getByRole('textbox', { name: 'Body' })
  const chips = body.locator('[data-token]')
  await body.tap()
  await compose('Hi ', 'H')
  await compose('{{first_name}}', 'f', 'fn')
  await expect(chips).toHaveCount(1)
  await compose('{{company}}', 'c', 'co')
  await expect(chips).toHaveCount(2)
  await compose(' today', ' t')
  await page.keyboard.press('Enter')
  await compose('{{title}}', 't')
  await compose(' at once', ' a')
  await expect(chips).toHaveCount(3)
  await page.keyboard.press('Enter')
  await compose('-')
  await compose(' ')
  await compose('{{last_name}}', 'l', 'ln')
  await expect(chips).toHaveCount(4)
  await compose('!', '!')
  const shown = (await body.innerText()).replaceAll('\uFEFF', '').replaceAll(/\s+/g, ' ').trim()
  expect(shown).toBe('Hi {{first_name}}{{company}} today {{title}} at once {{last_name}}!')
  await page.getByRole('button', { name: 'Save Campaign' }).click()
  await expect(page.getByText('Campaign created')).toBeVisible()
  const saved = server.db.campaigns.all().find(({ name }) => name === 'Autumn')
  expect(saved?.emailTemplate).toBe(
    '<p>Hi {{first_name}}{{company}} today</p><p>{{title}} at once</p><ul><li>{{last_name}}!</li></ul>',
  )
})
