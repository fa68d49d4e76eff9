import { isPageReachable } from '@/shared/lib/page-reachable'

/** The lists that most ad blockers use block addresses with this word. */
const LISTED = /analytics/i

const isListed = ({ url }: Request) => LISTED.test(new URL(url).pathname)

let isServerThere = false

/** An answer to a call that no list blocks: the server can be reached. */
export function noteAnswer(request: Request): void {
  if (!isListed(request)) isServerThere = true
}

/** Whether a call without an answer was probably blocked by the browser, while others are answered. */
export const isBlocked = async (request: Request): Promise<boolean> =>
  isListed(request) && isServerThere && navigator.onLine && isPageReachable()
