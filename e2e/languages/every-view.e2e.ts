import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chooseIn } from '../support/choose-in'
import { expect, test } from '../support/app-test'
import { layoutProblems, textsOnPage, wideTexts } from '../support/page-problems'
import { spreadTimes } from '../support/relative-times'
import { englishOf, locales, translationsOf } from '../support/texts'
import { builder, builderWith, opens, press, type View, viewGroups } from '../support/views'

const softly = expect.configure({ soft: true })

const size = (width: number) => ({ width, height: width < 500 ? 844 : 900 })
const phone = size(390)
const desktop = size(1440)
const sizes = [phone, size(1024), size(1280), desktop]

/** Switches the language as another tab would. */
async function showLanguage(page: Page, language: string, locale: string) {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }))
  }, language)
  await page.locator(`html[lang=${locale}]`).waitFor()
}

/**
 * Texts that do not fit on the page or in their box. Names and other data may have any length and
 * end in an ellipsis.
 */
async function problemsOfLayout(page: Page, isTranslation: (text: string) => boolean) {
  const wide = (await wideTexts(page)).filter(({ text, isCut }) => !isCut || isTranslation(text))
  return [
    ...(await layoutProblems(page)),
    ...wide.map(({ text, excess }) => `${excess}px wider than its box: ${text}`),
  ]
}

const moreViews: Readonly<Record<string, readonly View[]>> = {
  'More of Lists': [
    {
      name: 'add to a list',
      path: '/search?jobTitles=%5B%22CEO%22%5D',
      async open(page) {
        await press('Search (1)')(page)
        await page.getByRole('checkbox', { name: 'Select all' }).check()
        await opens('dialog', /^Create List/)(page)
        await page.getByText('Existing list').click()
      },
    },
    {
      name: 'columns to match',
      path: '/lists?import=csv',
      async open(page) {
        const buffer = Buffer.from('Given,Family,Mail\nAda,Lovelace,ada@x.example\n')
        const file = { name: 'fair.csv', mimeType: 'text/csv', buffer }
        await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
        await page.getByRole('button', { name: 'Use these columns' }).waitFor()
      },
    },
  ],
  'More of Campaigns': [
    {
      name: 'more actions',
      path: '/campaigns?q=webinar',
      isNarrow: true,
      async open(page) {
        await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
        await opens('menu', 'More actions')(page)
      },
    },
    {
      name: 'pause all',
      path: '/campaigns',
      async open(page) {
        await chooseIn(page.getByRole('button', { name: 'More', exact: true }), /^Pause all/)
        await page.getByRole('alertdialog').waitFor()
      },
    },
    {
      name: 'paused campaigns',
      path: '/campaigns',
      async open(page) {
        await chooseIn(page.getByRole('button', { name: 'More', exact: true }), /^Pause all/)
        await press(/^Pause \d/)(page)
        await page.getByRole('button', { name: 'Dismiss' }).waitFor()
      },
    },
    {
      name: 'findings of a launch',
      path: '/campaigns?q=webinar',
      async open(page) {
        await page.getByRole('checkbox', { name: 'Select Summer webinar' }).click()
        await page.getByRole('button', { name: /to check$/ }).click()
        await page.getByRole('dialog', { name: 'To check' }).waitFor()
      },
    },
  ],
  'More of a sequence': [
    { name: 'templates', path: builder, open: builderWith(opens('dialog', 'Templates')) },
    {
      name: 'findings of a step',
      path: builder,
      open: builderWith((page) => page.getByText(/^\d+ to check$/).click()),
    },
    {
      name: 'leave the builder',
      path: builder,
      open: builderWith(async (page) => {
        await page.getByRole('textbox', { name: 'Subject', exact: true }).fill('Hello {first_name}')
        await press('Cancel')(page)
      }),
    },
  ],
}

const emptyViews: readonly View[] = ['/', '/search', '/lists', '/campaigns', '/analytics'].map(
  (path) => ({ name: path, path }),
)

function checkViews(group: string, views: readonly View[]) {
  const title = `${group}: every language fits, from 390 to 1440 pixels`
  test(title, { tag: '@languages' }, async ({ page, openAs, server }, info) => {
    test.setTimeout(600_000)
    // A view that does not open is named before the whole group times out.
    page.setDefaultTimeout(30_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    spreadTimes(server)
    await openAs('admin', '/')
    for (const [index, { name, path, open, isNarrow }] of views.entries()) {
      await test.step(name, async () => {
        await page.setViewportSize(isNarrow ? phone : desktop)
        await page.goto(path)
        await page.locator('h1, [role=dialog]').first().waitFor()
        await open?.(page)
        for (const [language, locale] of Object.entries(locales)) {
          await showLanguage(page, language, locale)
          const isTranslation = translationsOf(locale)
          softly(englishOf(await textsOnPage(page), locale), `${name}, ${language}`).toEqual([])
          for (const size of isNarrow ? [phone] : sizes) {
            await page.setViewportSize(size)
            const message = `${name}, ${language}, ${size.width} pixels`
            await softly
              .poll(() => problemsOfLayout(page, isTranslation), { message, timeout: 3_000 })
              .toEqual([])
            const file = `${locale}-${size.width}-${group}-${index}.png`.replaceAll(' ', '-')
            await page.screenshot({ path: join(info.project.outputDir, 'languages', file) })
          }
          if (!isNarrow) await page.setViewportSize(desktop)
        }
        await page.evaluate(() => localStorage.setItem('language', 'english'))
      })
    }
  })
}

for (const [group, views] of Object.entries({ ...viewGroups, ...moreViews }))
  checkViews(group, views)

test.describe('before anything was done', () => {
  test.use({ scenario: 'empty' })
  checkViews('Empty', emptyViews)
})
