import type { Page } from 'playwright'

/**
 * Observes the page's main thread from now on.
 * @returns a function that returns the longest task since its last call, in milliseconds; 0 if
 * below 50
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  // A string, because tsx would add helpers that do not exist in the page.
  await page.evaluate(`
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  `)
  return () => page.evaluate<number>('Math.max(0, ...window.longTasks.splice(0))')
}
