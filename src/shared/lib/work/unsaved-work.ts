import { useEffect, useInsertionEffect, useRef } from 'react'
import { createStore } from '../state/store'

export type Leaving =
  | { by: 'navigation'; to: { pathname: string; search: object } }
  | { by: 'close' }
  /** Closing or reloading the page; the browser shows its own prompt. */
  | { by: 'unload' }
  /** Automatic reload after a deploy: state in tab storage survives. */
  | { by: 'reload' }
  | { by: 'log-out' }
  /**
   * Another user signs in after the session expired: the user's data on the device survives, data
   * in the tab does not.
   */
  | { by: 'other-user' }

/** Whether page state is lost. */
export const isEndOfPage = ({ by }: Leaving): boolean => by !== 'navigation' && by !== 'close'

export type LeaveQuestion = {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

export type UnsavedWork = {
  isLostBy: (leaving: Leaving) => boolean
  question: (leaving: Leaving) => LeaveQuestion
  onDiscard?: () => void
}

const registered = new Set<() => UnsavedWork | undefined>()

export const isLeaveAsked = createStore(false)

/** Incremented when registered work may have changed, which can make an open question obsolete. */
export const unsavedWorkVersion = createStore(0)
export const announceWorkChange = () => unsavedWorkVersion.update((version) => version + 1)

/**
 * For work that outlives its screen.
 * @returns unregister
 */
export function registerUnsavedWork(read: () => UnsavedWork | undefined): () => void {
  registered.add(read)
  announceWorkChange()
  return () => {
    registered.delete(read)
    announceWorkChange()
  }
}

export function useUnsavedWork(work: UnsavedWork | undefined): void {
  const latest = useRef(work)
  const isWork = work !== undefined
  // Unlike other effects, not torn down while Log In hides the screens of an expired session.
  useInsertionEffect(() => {
    const read = () => latest.current
    if (isWork) registered.add(read)
    return () => void registered.delete(read)
  }, [isWork])
  useEffect(() => {
    latest.current = work
    announceWorkChange()
  })
  useEffect(() => announceWorkChange, [])
}

/** Whether any work is registered, even if nothing would be lost. */
export const hasUnsavedWork = (): boolean => [...registered].some((read) => read() !== undefined)

/** Work that would be lost, latest first. */
function workLostBy(leaving: Leaving): UnsavedWork[] {
  return [...registered]
    .map((read) => read())
    .filter((work) => work !== undefined)
    .filter((work) => work.isLostBy(leaving))
    .toReversed()
}

export const isWorkLostBy = (leaving: Leaving): boolean => workLostBy(leaving).length > 0

export function discardWorkLostBy(leaving: Leaving): void {
  for (const work of workLostBy(leaving)) work.onDiscard?.()
}

export const questionsBefore = (leaving: Leaving): LeaveQuestion[] =>
  workLostBy(leaving).map((work) => work.question(leaving))

let isOwnReload = false

/** Reloads after a deploy. The browser asks only if this would lose more than tab storage keeps. */
export function reloadByItself(): void {
  isOwnReload = true
  window.location.reload()
}

export function askBeforeUnload(): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    const by = isOwnReload ? 'reload' : 'unload'
    // The user may stay.
    isOwnReload = false
    if (isWorkLostBy({ by })) event.preventDefault()
  }
  addEventListener('beforeunload', handleUnload)
  return () => removeEventListener('beforeunload', handleUnload)
}
