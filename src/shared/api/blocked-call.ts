import { isPageReachable } from '@/shared/lib/page-reachable'

/** Most ad blockers filter URLs that contain this word. */
const LISTED = /analytics/i

const isListed = ({ url }: Request) => LISTED.test(new URL(url).pathname)

let isServerThere = false

/** Records that the server is reachable, unless ad blockers filter this URL. */
export function noteAnswer(request: Request): void {
  if (!isListed(request)) isServerThere = true
}

/** Whether the browser probably blocked the call: other calls get through. */
export const isBlocked = async (request: Request): Promise<boolean> =>
  isListed(request) && isServerThere && navigator.onLine && isPageReachable()
