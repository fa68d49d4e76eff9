import type { Page } from '@playwright/test'

/** On a phone the chain of steps is shown on demand. */
export async function showSteps(page: Page): Promise<void> {
  const toggle = page.locator('[data-steps-toggle][aria-expanded=false]')
  if (await toggle.isVisible()) await toggle.click()
}
