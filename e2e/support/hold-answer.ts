import type { Page } from '@playwright/test'

/**
 * Holds requests back until `release()`, so that their answers are not there yet.
 * @param url a pattern as for `page.route`
 */
export async function holdAnswer(page: Page, url: string, method = 'POST') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await released
    await route.continue()
  })
  return { release }
}
