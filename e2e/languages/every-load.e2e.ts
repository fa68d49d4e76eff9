import type { BrowserContext } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { textsOnPage } from '../support/page-problems'
import { englishOf, locales } from '../support/texts'

const paths = ['/', '/search', '/lists', '/campaigns', '/settings']
const ROUNDS = 5

/** Opens a page on a slow network, which delivers the files of a screen in a different order. */
async function openSlowly(context: BrowserContext, isSlow: boolean) {
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  const bytesPerSecond = isSlow ? 200_000 : -1
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? 150 : 0,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return page
}

// 200 loads: 5 screens, 4 languages, 5 times each with an empty and with a filled cache.
for (const [language, locale] of Object.entries(locales)) {
  const title = `a screen that is opened by its address is in ${language} from the first text on`
  test(title, { tag: '@languages' }, async ({ page, openAs, browser, baseURL }) => {
    test.setTimeout(300_000)
    await openAs('admin', '/')
    await page.evaluate((value) => localStorage.setItem('language', value), language)
    const storageState = await page.context().storageState()
    for (const path of paths) {
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext({ storageState, baseURL })
        const loaded = await openSlowly(context, round % 2 === 1)
        for (const how of ['cold', 'warm']) {
          await loaded.goto(path)
          await loaded.locator('h1').first().waitFor()
          expect(englishOf(await textsOnPage(loaded), locale), `${path}, ${how}`).toEqual([])
          await expect(loaded.locator('html')).toHaveAttribute('lang', locale)
          await loaded.waitForLoadState('networkidle')
          expect(englishOf(await textsOnPage(loaded), locale), `${path}, ${how}`).toEqual([])
        }
        await context.close()
      }
    }
  })
}
