import { tabStorage } from './browser-storage'
import { randomId } from '../values/random-id'

const KEY = 'tab'
/** A reloaded page may start before the old one has released its lock. */
const RELOADS_WITHIN_MS = 1000

/**
 * Detects duplicated tabs: browsers copy sessionStorage. Each tab claims its name with a Web Lock;
 * a tab that finds its name already claimed is a copy.
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
  const timeout = AbortSignal.timeout(RELOADS_WITHIN_MS)
  navigator.locks.request(`tab:${name}`, { signal: timeout }, untilClosed).catch(() => {
    claimNewName()
    onCopy()
  })
}

const untilClosed = () => new Promise<never>(() => {})

function claimNewName() {
  const name = randomId()
  if (tabStorage.write(KEY, name)) void navigator.locks.request(`tab:${name}`, untilClosed)
}
