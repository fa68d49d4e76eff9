import { tabStorage } from '@/shared/lib/device/browser-storage'
import { isPageReachable } from '@/shared/lib/page-reachable'
import { isWorkLostBy } from '@/shared/lib/work/unsaved-work'

const MARK = 'Missing code: '
/** After this time, a page that was about to unload is assumed to stay. */
const LEAVING_MS = 5000

let leftAt = -Infinity

/**
 * Replaces the browser's error for code that failed to load with our own, because the router
 * answers the browser's error with a reload, even if the page cannot be loaded. Call once at
 * startup.
 */
export function markMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(MARK)) payload.message = MARK + payload.message
  })
  window.addEventListener('beforeunload', () => (leftAt = performance.now()))
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(MARK)
}

/**
 * Reloads once per missing file, unless unsaved work would be lost. After a new deployment the
 * files of the old build are gone, and a reload loads the new ones.
 * @returns whether the page is being reloaded
 */
export async function reloadOnceFor({ message }: Error): Promise<boolean> {
  if (isWorkLostBy({ by: 'reload' }) || isKnown(message)) return false
  return reloadIfPossible(() => tabStorage.write(reloadKey(message), 'yes'))
}

export async function reloadIfPossible(onBefore = () => {}): Promise<boolean> {
  // Firefox aborts imports as soon as navigation starts; a reload would cancel that navigation.
  const wait = Math.max(0, leftAt + LEAVING_MS - performance.now())
  await new Promise((resolve) => setTimeout(resolve, wait))
  if (!(await isPageReachable())) return false
  onBefore()
  window.location.reload()
  return true
}

/** Whether the file is still missing after a reload, although the page is reachable. */
export const isBlockedCode = async ({ message }: Error): Promise<boolean> =>
  tabStorage.read(reloadKey(message)) !== undefined && isPageReachable()

const reloadKey = (message: string) => `reloaded:${message}`

/** Also true if storage is blocked, which would otherwise cause a reload loop. */
function isKnown(message: string): boolean {
  const probe = 'reload-probe'
  const canRemember = tabStorage.write(probe, '') && tabStorage.write(probe, undefined)
  return !canRemember || tabStorage.read(reloadKey(message)) !== undefined
}
