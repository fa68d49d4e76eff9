import { useEffect, useInsertionEffect, useRef } from 'react'
import { createStore } from '../state/store'

/** An action that can lose work. */
export type Leaving =
  /** A link, Back, or a programmatic navigation. */
  | { by: 'navigation'; to: { pathname: string; search: object } }
  /** Escape, the Close button, or a click beside a dialog. */
  | { by: 'close' }
  /** The person closes or reloads the page; the browser asks in its own words. */
  | { by: 'unload' }
  /** The application would reload itself, for code that a new deploy has replaced: what the tab keeps stays. */
  | { by: 'reload' }
  | { by: 'log-out' }
  /** After the session has expired; what is kept for the user stays on the device, but not in the tab. */
  | { by: 'other-user' }

/** Whether nothing would stay in the page. */
export const isEndOfPage = ({ by }: Leaving): boolean => by !== 'navigation' && by !== 'close'

export type LeaveQuestion = {
  title: string
  text: string
  /** Label of the button that discards the work. */
  confirmLabel: string
  cancelLabel: string
}

export type UnsavedWork = {
  /** Called when the user leaves, so it must use the current state, not that of the last render. */
  isLostBy: (leaving: Leaving) => boolean
  question: (leaving: Leaving) => LeaveQuestion
  /** The user has confirmed to leave: stop what is in progress. */
  onDiscard?: () => void
}

const registered = new Set<() => UnsavedWork | undefined>()

/** Incremented whenever registered work may have changed, which can make an open question obsolete. */
export const unsavedWorkVersion = createStore(0)
export const announceWorkChange = () => unsavedWorkVersion.update((version) => version + 1)

/** For work that outlives its screen. @returns a function that unregisters it */
export function registerUnsavedWork(read: () => UnsavedWork | undefined): () => void {
  registered.add(read)
  announceWorkChange()
  return () => {
    registered.delete(read)
    announceWorkChange()
  }
}

/** Registers the work of a component while it is mounted; undefined means no work. */
export function useUnsavedWork(work: UnsavedWork | undefined): void {
  const latest = useRef(work)
  // Unlike other effects, it does not end while Log In hides the screens of an expired session.
  useInsertionEffect(() => {
    const read = () => latest.current
    registered.add(read)
    return () => void registered.delete(read)
  }, [])
  useEffect(() => {
    latest.current = work
    announceWorkChange()
  })
  useEffect(() => announceWorkChange, [])
}

/** Whether any work is registered, even if no way of leaving would lose it. */
export const hasUnsavedWork = (): boolean => [...registered].some((read) => read() !== undefined)

/** The work that would be lost, latest first. */
export function workLostBy(leaving: Leaving): UnsavedWork[] {
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

/** What the person is asked before the work is lost. */
export const questionsBefore = (leaving: Leaving): LeaveQuestion[] =>
  workLostBy(leaving).map((work) => work.question(leaving))

/** Lets the browser ask before the page with unsaved work is closed. @returns a function that ends it */
export function askBeforeUnload(): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (isWorkLostBy({ by: 'unload' })) event.preventDefault()
  }
  addEventListener('beforeunload', handleUnload)
  return () => removeEventListener('beforeunload', handleUnload)
}
