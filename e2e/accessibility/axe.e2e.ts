import { layoutProblems, motions, violations } from '../support/page-problems'
import { expect, test } from '../support/app-test'
import { viewGroups, zoomed } from '../support/views'

// Of each group the screen itself. What opens on it, and the dark theme, are checked in stories.
for (const [group, [screen]] of Object.entries(viewGroups)) {
  test(`${group}: passes axe, fits 320px, and does not move with reduced motion`, async ({
    page,
    openAs,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('admin', screen.path)
    await page.locator('h1, [role=dialog]').first().waitFor()
    await screen.open?.(page)
    await expect(page.getByText(/^(Loading|Opening) .*\.\.\.$/)).toHaveCount(0)
    expect.soft(await motions(page)).toEqual([])
    expect.soft(await violations(page)).toEqual([])
    await page.setViewportSize(zoomed)
    await expect.poll(() => layoutProblems(page)).toEqual([])
  })
}
