import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { layoutProblems } from '../support/page-problems'
import { locales, textsOf } from '../support/texts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

async function expectRoom(page: Page) {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    await expect.poll(() => layoutProblems(page), `${size.width} pixels`).toEqual([])
  }
}

for (const [language, locale] of Object.entries(locales)) {
  test(
    `log in, search, make a list, write and launch a campaign, in ${language}`,
    { tag: '@languages' },
    async ({ page, server }) => {
      const text = textsOf(locale)
      const button = (english: string) => page.getByRole('button', { name: text(english) })
      const textbox = (english: string) => page.getByRole('textbox', { name: text(english) })

      await page.goto('/search?jobTitles=%5B%22CEO%22%5D&limit=25')
      await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
      await expect(page.getByRole('heading')).toHaveText(text('Log In'))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expectRoom(page)
      await textbox('Email').fill('user@example.com')
      await textbox('Password').fill('password')
      await button('Log In').click()

      await button('Search ({countFilters})').click()
      await expect(page.getByText(text('Search completed'))).toBeVisible()
      await page.getByRole('checkbox', { name: text('Select all') }).check()
      await expectRoom(page)
      await button('Create List ({count})').click()
      await textbox('List name').fill('Bosses')
      await expectRoom(page)
      await button('Create List').click()
      await expect(page.getByText(text('List created'), { exact: true })).toBeVisible()
      expect(server.db.lists.all().map(({ name }) => name)).toContain('Bosses')

      await page.getByRole('link', { name: text('Campaigns') }).click()
      await button('Create a new campaign').click()
      await textbox('Campaign name').fill('Autumn')
      await button('Continue').click()
      await chooseIn(page.getByRole('combobox', { name: text('Lead list') }), 'Bosses')
      await button('Continue to Sequence Builder').click()
      await textbox('Subject').fill('Hello')
      await textbox('Body').click()
      await page.keyboard.type('Shall we talk?')
      await expectRoom(page)
      await button('Save Campaign').click()
      await expect(page.getByText(text('Campaign created'), { exact: true })).toBeVisible()

      await page.getByRole('checkbox', { name: /Autumn/ }).click()
      await expectRoom(page)
      await button('Launch ({count})').click()
      await expect(page.getByText(text('Launch successful'), { exact: true })).toBeVisible()
      const saved = server.db.campaigns.all().find(({ name }) => name === 'Autumn')
      expect(saved?.emailTemplate).toBe('<p>Shall we talk?</p>')
      expect(saved?.status).toBe('active')
    },
  )
}

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
