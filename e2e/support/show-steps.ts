import type { Page } from '@playwright/test'

/** Opens the chain of steps, which is hidden on a phone. */
export async function showSteps(page: Page): Promise<void> {
  const toggle = page.locator('[data-steps-toggle][aria-expanded=false]')
  if (await toggle.isVisible()) await toggle.click()
}
