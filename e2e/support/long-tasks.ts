import type { Page } from 'playwright'

/**
 * Watches the page's main thread from now on.
 * @returns a function that gives the longest task since the last call, in milliseconds; 0 under 50
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  // A string, because tsx adds helpers to functions that do not exist in the page.
  await page.evaluate(`
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  `)
  return () => page.evaluate<number>('Math.max(0, ...window.longTasks.splice(0))')
}
