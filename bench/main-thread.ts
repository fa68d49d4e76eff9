import type { CDPSession, Page } from 'playwright'

/** A session that counts what the main thread is busy with, and slows it down on demand. */
export async function watchMainThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  // Of the thread alone: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return session
}

/** To a quarter of the machine's speed. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

export async function fullSpeed(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

const SETTLE_MS = 400

/** Late work counts as well: frames, effects, answers. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), SETTLE_MS)
}

/** What the main thread was busy with, in milliseconds. */
export async function timed(page: Page, session: CDPSession, action: () => Promise<unknown>) {
  const before = await taskSeconds(session)
  await action()
  await settle(page)
  return ((await taskSeconds(session)) - before) * 1000
}

/** What the main thread was busy with so far, in seconds. */
export async function taskSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}
