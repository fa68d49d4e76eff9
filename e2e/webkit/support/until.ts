import { error } from 'selenium-webdriver'

const TIMEOUT = 30_000

/** Thrown by what `until` asks, with the reason why there is no answer yet. */
export class NotYet extends Error {}

/** Asks again until the answer is given, without a fixed wait. @returns the answer */
export async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + TIMEOUT
  let reason: unknown
  do {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (problem) {
      // The page replaced the element in the meantime, or is between two documents.
      if (!(problem instanceof error.WebDriverError) && !(problem instanceof NotYet)) throw problem
      reason = problem
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  } while (Date.now() < deadline)
  throw new Error(`${what}${reason instanceof Error ? `: ${reason.message}` : ''}`)
}
