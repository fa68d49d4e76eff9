import type { Browser, Page } from 'playwright'

type TraceEvent = {
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Longest task of the page's main thread during the action, in milliseconds of CPU time. Unlike the
 * entries of `longtask`, excludes other load on the machine.
 */
export async function longestTask(browser: Browser, page: Page, action: () => Promise<unknown>) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  })
  await action()
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const microseconds = trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur)
  return Math.max(0, ...microseconds) / 1000
}
