import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { textsOf } from '../support/texts'

test('the language changes in all tabs at once, and nothing that was typed is lost', async ({
  page,
  context,
  openAs,
}) => {
  const text = textsOf('fr')
  await openAs('user', '/settings')
  const other = await context.newPage()
  await other.goto('/campaigns?flow=name')
  await other.getByRole('textbox', { name: 'Campaign name' }).fill('Autumn')

  await chooseIn(page.getByRole('combobox', { name: 'Language' }), 'French')
  await expect(page.getByRole('button', { name: text('Save Changes') })).toBeEnabled()
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(other).toHaveTitle(/^Campagnes/)
  await expect(other.getByRole('textbox', { name: text('Campaign name') })).toHaveValue('Autumn')
  await other.getByRole('button', { name: text('Continue') }).click()
  await expect(other.getByRole('combobox', { name: text('Lead list') })).toBeVisible()
})

test.describe('in a browser that prefers Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('a first visit is in Portuguese', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading')).toHaveText(textsOf('pt')('Log In'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  })
})
