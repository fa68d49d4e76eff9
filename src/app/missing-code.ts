import { translate } from '@/shared/i18n/translate'
import { tabStorage } from '@/shared/lib/device/persisted'
import { isPageReachable } from '@/shared/lib/page-reachable'
import { isWorkLostBy, reloadByItself } from '@/shared/lib/work/unsaved-work'
import { notify } from '@/shared/ui/notifications/toaster'

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
 * @param isPart whether a part of a screen is missing, which the new page does not open by itself
 * @returns once it is known that the page stays
 */
export async function reloadOnceFor({ message }: Error, isPart = false): Promise<void> {
  if (isWorkLostBy({ by: 'reload' }) || isKnown(message)) return
  await reloadIfPossible(() => {
    tabStorage.write(reloadKey(message), 'yes')
    if (isPart) tabStorage.write(PART_IS_MISSING, 'yes')
  })
}

const PART_IS_MISSING = 'reloaded-for-a-part'

export function reportReload(): void {
  if (tabStorage.read(PART_IS_MISSING) === undefined) return
  tabStorage.write(PART_IS_MISSING, undefined)
  notify.info({
    title: translate('The page was reloaded, because a part of it could not be loaded.'),
  })
}

const wait = async (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Resolves once it is known that the page stays: it cannot be loaded, or the user stays. */
export async function reloadIfPossible(onBefore = () => {}): Promise<void> {
  // Firefox aborts imports as soon as navigation starts; a reload would cancel that navigation.
  await wait(Math.max(0, leftAt + LEAVING_MS - performance.now()))
  if (!(await isPageReachable())) return
  onBefore()
  reloadByItself()
  await wait(LEAVING_MS)
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
