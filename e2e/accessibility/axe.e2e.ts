import { losses, motions, violations } from '../support/faults-of-page'
import { expect, test } from '../support/journey'
import { places } from '../support/places'

/** What follows the width of the page follows it a moment later. */
const gently = expect.configure({ soft: true })

const desktop = { width: 1440, height: 900 }
/** 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 }

for (const [group, inIt] of Object.entries(places)) {
  test(`${group}: for everybody, in light and dark, magnified and without motion`, async ({
    page,
    logIn,
    complaints,
  }) => {
    // Two looks and two sizes of each of a dozen places.
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/')
    await logIn('admin')
    for (const { name, path, open, isNarrow } of inIt) {
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
        await gently.poll(() => losses(page), `${name}, 320px`).toEqual([])
      })
    }
    // A look into the frame of a mail is a script that it blocks.
    const others = complaints.filter((text) => !text.startsWith('Blocked script execution'))
    expect(others).toEqual([])
    complaints.length = 0
  })
}
