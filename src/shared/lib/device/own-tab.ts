import { tabStorage } from './persisted'
import { randomId } from '../values/random-id'

const KEY = 'tab'
/**
 * Grace period: a new page may start before the page it replaces in its tab has released its lock.
 */
const REPLACES_WITHIN_MS = 3000

/**
 * Detects duplicated tabs, whose sessionStorage the browser copies. Each tab claims its name with a
 * Web Lock; a tab whose name is already claimed is a copy.
 * @param onCopy called in the copy
 */
export function claimTab(onCopy: () => void): void {
  // Web Locks need a secure context.
  if (!('locks' in navigator)) return
  const name = tabStorage.read(KEY)
  if (name === undefined) {
    claimNewName()
    return
  }
  // A reloaded page is not a copy, however long the old page takes to close.
  const options = isReloaded() ? {} : { signal: AbortSignal.timeout(REPLACES_WITHIN_MS) }
  navigator.locks.request(`tab:${name}`, options, untilClosed).catch(() => {
    claimNewName()
    onCopy()
  })
}

const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

const untilClosed = () => new Promise<never>(() => {})

function claimNewName() {
  const name = randomId()
  if (tabStorage.write(KEY, name)) void navigator.locks.request(`tab:${name}`, untilClosed)
}
