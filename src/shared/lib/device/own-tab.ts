import { tabStorage } from './browser-storage'
import { randomId } from '../values/random-id'

const KEY = 'tab'
/** A reload may begin before the page that it replaces has let go of its lock. */
const RELOADS_WITHIN_MS = 1000

/**
 * Browsers copy what a tab stores when it is duplicated. Each tab claims a name of its own with a lock; one that finds
 * its name claimed is a copy.
 * @param onCopy called in a tab that is a copy of another one
 */
export function claimTab(onCopy: () => void): void {
  // On plain HTTP browsers have no locks.
  if (!('locks' in navigator)) return
  const name = tabStorage.read(KEY)
  if (name === undefined) {
    claimNewName()
    return
  }
  const tooLate = AbortSignal.timeout(RELOADS_WITHIN_MS)
  navigator.locks.request(`tab:${name}`, { signal: tooLate }, untilClosed).catch(() => {
    claimNewName()
    onCopy()
  })
}

const untilClosed = () => new Promise<never>(() => {})

function claimNewName() {
  const name = randomId()
  if (tabStorage.write(KEY, name)) void navigator.locks.request(`tab:${name}`, untilClosed)
}
