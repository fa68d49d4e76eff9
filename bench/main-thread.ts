import type { CDPSession, Page } from 'playwright'

/** Opens a session that measures the main thread's busy time and can slow it down. */
export async function watchMainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  // CPU time of the thread, which excludes other load on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export async function fullSpeed(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const IDLE_WAIT_MS = 400

/** Waits for late work that counts as well: frames, effects, responses. */
export async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), IDLE_WAIT_MS)
}

/** Busy time of the main thread during the action, in milliseconds. */
export async function timed(page: Page, session: CDPSession, action: () => Promise<unknown>) {
  const before = await taskSeconds(session)
  await action()
  await waitForIdle(page)
  return ((await taskSeconds(session)) - before) * 1000
}

/** Busy time of the main thread so far, in seconds. */
export async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
