import type { Page } from '@playwright/test'
import { expect, test } from '../support/app-test'
import { layoutProblems, motions } from '../support/page-problems'
import { spreadTimes } from '../support/relative-times'
import { viewGroups, zoomed } from '../support/views'
import { widthProblems } from '../support/width-problems'

const softly = expect.configure({ soft: true })

const phone = [390, 844] as const
/** Sizes of phones, tablets, notebooks and monitors, in both orientations. */
const sizes: (readonly [number, number])[] = [
  [1440, 900],
  [2560, 1440],
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [600, 960],
  phone,
]

/** Shortcuts shared by two controls that are available at the same time. */
const keysUsedTwice = (page: Page) =>
  page.evaluate(() => {
    const layer = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1)
    const keys = [...(layer ?? document).querySelectorAll<HTMLElement>('[data-command]')]
      .filter((one) => one.checkVisibility() && !one.closest('[inert], [aria-hidden=true]'))
      .flatMap(({ dataset }) => dataset.action || [])
      .filter((key) => /^(?:mod\+)?.$/.test(key))
    return keys.filter((key, index) => keys.indexOf(key) !== index)
  })

for (const [group, views] of Object.entries(viewGroups)) {
  test(
    `${group}: nothing is cut, outside, too small or scrolls twice at eight widths`,
    { tag: '@languages' },
    async ({ page, openAs, server }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      spreadTimes(server)
      await openAs('admin', '/')
      for (const { name, path, open, isNarrow } of views) {
        const shown = isNarrow ? sizes.slice(-1) : sizes
        const [[width, height] = phone] = shown
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await page.locator('h1, [role=dialog]').first().waitFor()
        await open?.(page)
        softly(await keysUsedTwice(page), `${name}, keys`).toEqual([])
        for (const [width, height] of shown) {
          await page.setViewportSize({ width, height })
          await softly
            .poll(() => widthProblems(page), { message: `${name}, ${width}`, timeout: 1_500 })
            .toEqual([])
        }
      }
    },
  )
}

for (const [group, views] of Object.entries(viewGroups)) {
  test(
    `${group}: everything fits 320 pixels, and nothing moves with reduced motion`,
    { tag: '@languages' },
    async ({ page, openAs }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openAs('admin', '/')
      for (const { name, path, open, isNarrow } of views) {
        await page.setViewportSize(isNarrow ? zoomed : { width: 1440, height: 900 })
        await page.goto(path)
        await page.locator('h1, [role=dialog]').first().waitFor()
        await open?.(page)
        softly(await motions(page), `${name}: motion`).toEqual([])
        await page.setViewportSize(zoomed)
        await softly.poll(() => layoutProblems(page), `${name}, 320px`).toEqual([])
      }
    },
  )
}
