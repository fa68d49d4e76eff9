import { join } from 'node:path'
import { expect, test } from '../support/app-test'
import { widthProblems } from '../support/width-problems'
import { viewGroups } from '../support/views'

const softly = expect.configure({ soft: true })

/** Of phones, tablets, notebooks and screens, upright and on their sides. */
const sizes = [
  [1440, 900],
  [2560, 1440],
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [600, 960],
  [390, 844],
] as const

for (const [group, views] of Object.entries(viewGroups)) {
  test(`${group}: nothing is cut, outside, too small or scrolls twice at eight widths`, async ({
    page,
    logIn,
  }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await logIn('admin')
    for (const [index, { name, path, open, isNarrow }] of views.entries()) {
      const open_ = isNarrow ? sizes.slice(-1) : sizes
      for (const [i, [width, height]] of open_.entries()) {
        await page.setViewportSize({ width, height })
        if (i === 0) {
          await page.goto(path)
          await page.locator('h1, [role=dialog]').first().waitFor()
          await open?.(page)
        }
        await softly
          .poll(() => widthProblems(page), { message: `${name}, ${width}`, timeout: 1_500 })
          .toEqual([])
        if (process.env.SHOTS)
          await page.screenshot({
            path: join(process.env.SHOTS, `${group}-${index}-${width}.png`.replaceAll(' ', '-')),
          })
      }
    }
  })
}
