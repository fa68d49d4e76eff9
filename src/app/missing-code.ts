import { basePath } from '@/shared/config/base-path'
import { tabStorage } from '@/shared/lib/browser-storage'
import { isWorkLostBy } from '@/shared/lib/unsaved-work'

const MARK = 'Missing code: '

/**
 * Marks every failure to load a part of the code, whatever the browser's words for it. The router
 * reloads the page at those words by itself, even when the page cannot be had.
 */
export function markMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!payload.message.startsWith(MARK)) payload.message = MARK + payload.message
  })
}

export function isMissingCode(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(MARK)
}

/**
 * After a new deploy the parts that an open page still asks for are gone, and a reload brings the new
 * ones. Once for each part, and only where no unsaved work is lost by it.
 * @returns whether the page is being reloaded
 */
export async function reloadOnceFor({ message }: Error): Promise<boolean> {
  if (isWorkLostBy({ by: 'reload' }) || isKnown(message)) return false
  return reloadIfPossible(() => tabStorage.write(keyOf(message), 'yes'))
}

/** Reloads the page, unless that would leave nothing in its place. @returns whether it does */
export async function reloadIfPossible(onBefore = () => {}): Promise<boolean> {
  const isThere = await fetch(basePath, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isThere) return false
  onBefore()
  window.location.reload()
  return true
}

const keyOf = (message: string) => `reloaded:${message}`

/** True where storage is blocked, too: a page that cannot remember would reload for ever. */
function isKnown(message: string): boolean {
  const probe = 'reload-probe'
  const canRemember = tabStorage.write(probe, '') && tabStorage.write(probe, undefined)
  return !canRemember || tabStorage.read(keyOf(message)) !== undefined
}
