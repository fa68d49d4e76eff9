import { layoutProblems, motions, violations } from '../support/page-problems'
import { expect, test } from '../support/app-test'
import { viewGroups, zoomed } from '../support/views'

const desktop = { width: 1440, height: 900 }

// The screen of each group only. Stories check what opens on it, and the dark theme.
test('every screen passes axe, fits 320px, and does not move with reduced motion', async ({
  page,
  openAs,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [group, [screen]] of Object.entries(viewGroups)) {
    await test.step(group, async () => {
      await page.setViewportSize(desktop)
      await openAs('admin', screen.path)
      await page.locator('h1, [role=dialog]').first().waitFor()
      await screen.open?.(page)
      await expect(page.getByText(/^(Loading|Opening) .*\.\.\.$/)).toHaveCount(0)
      expect.soft(await motions(page), group).toEqual([])
      expect.soft(await violations(page), group).toEqual([])
      await page.setViewportSize(zoomed)
      await expect.poll(() => layoutProblems(page), group).toEqual([])
    })
  }
})
