import type { Page } from 'playwright'

/**
 * Watches the page's main thread from now on.
 * @returns a function that gives the longest task since the last call, in milliseconds; 0 under 50
 */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  // A text, because the runner's compiler puts helpers into functions that a page does not have.
  await page.evaluate(`
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration)
    }).observe({ type: 'longtask' })
  `)
  return () => page.evaluate<number>('Math.max(0, ...window.longTasks.splice(0))')
}
