import { layoutProblems, motions, violations } from '../support/page-problems'
import { expect, test } from '../support/app-test'
import { viewGroups } from '../support/views'

const softExpect = expect.configure({ soft: true })

const desktop = { width: 1440, height: 900 }
/** A window of 1280 by 1024 pixels at 400 % zoom, as WCAG 1.4.10 asks. */
const zoomed = { width: 320, height: 256 }

for (const [group, views] of Object.entries(viewGroups)) {
  test(`${group}: passes axe in light and dark, fits 320px, and does not move with reduced motion`, async ({
    page,
    logIn,
    pageErrors,
  }) => {
    // Up to a dozen views, each in two colour modes and two sizes.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/')
    await logIn('admin')
    for (const { name, path, open, isNarrow } of views) {
      await test.step(name, async () => {
        await page.setViewportSize(isNarrow ? zoomed : desktop)
        await page.goto(path)
        await page.locator('h1, [role=dialog]').first().waitFor()
        await open?.(page)
        await expect(page.getByText(/^(Loading|Opening) .*\.\.\.$/)).toHaveCount(0)
        expect.soft(await motions(page), `${name}: motion`).toEqual([])
        expect.soft(await violations(page), name).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveClass(/dark/)
        expect.soft(await violations(page, 'color-contrast'), `${name}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
        await page.setViewportSize(zoomed)
        await softExpect.poll(() => layoutProblems(page), `${name}, 320px`).toEqual([])
      })
    }
    // axe tries to run a script in the sandboxed frame of a mail, which blocks it.
    const others = pageErrors.filter((text) => !text.startsWith('Blocked script execution'))
    expect(others).toEqual([])
    pageErrors.length = 0
  })
}
