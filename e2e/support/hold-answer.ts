import type { Page } from '@playwright/test'

/**
 * Lets requests reach the server and keeps their answers back until `release`.
 * @param url as `page.route` takes it
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
