import type { Page } from '@playwright/test'

/**
 * Lets requests reach the server and holds their responses back until `release()`.
 * @param url a pattern as for `page.route`
 */
export async function holdAnswer(page: Page, url: string, method = 'POST') {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    const response = await route.fetch()
    await released
    await route.fulfill({ response })
  })
  return { release }
}
