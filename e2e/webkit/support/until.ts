import { error } from 'selenium-webdriver'

const TIMEOUT = 30_000

/** Thrown by the callback of `until`, with the reason why there is no result yet. */
export class NotYet extends Error {}

/** Polls until there is a result, without a fixed wait. @returns the result */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + TIMEOUT
  let reason: unknown
  do {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (problem) {
      // The page has replaced the element, or is being navigated.
      if (!(problem instanceof error.WebDriverError) && !(problem instanceof NotYet)) throw problem
      reason = problem
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (Date.now() < deadline)
  throw new Error(`${what}${reason instanceof Error ? `: ${reason.message}` : ''}`)
}
