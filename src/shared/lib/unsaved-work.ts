import { useEffect, useRef } from 'react'
import { createStore } from './store'

/** A way in which work can be lost. */
export type Leaving =
  /** A link, Back, or a call of the router. */
  | { by: 'navigation'; to: { pathname: string; search: object } }
  /** Escape, the Close button, or a click beside a dialog. */
  | { by: 'close' }
  /** The person closes or reloads the page; the browser asks in its own words. */
  | { by: 'unload' }
  /** The application would reload itself, for code that a new deploy has replaced. */
  | { by: 'reload' }
  | { by: 'log-out' }

export type LeaveQuestion = {
  title: string
  text: string
  /** Of the button that gives the work up. */
  confirmLabel: string
  cancelLabel: string
}

export type UnsavedWork = {
  /** Read when somebody wants to leave: it answers for that moment, not for the last render. */
  isLostBy: (leaving: Leaving) => boolean
  question: (leaving: Leaving) => LeaveQuestion
  /** The person has chosen to leave: stops what is under way. */
  onDiscard?: () => void
}

/** All work that someone would miss, whoever owns it. */
const registered = new Set<() => UnsavedWork | undefined>()

/** Grows whenever work may have been saved: a question that is open may have become pointless. */
export const unsavedWorkVersion = createStore(0)
export const announceWorkChange = () => unsavedWorkVersion.update((version) => version + 1)

/** For work that outlives its screen. @returns a function that takes it out again */
export function registerUnsavedWork(read: () => UnsavedWork | undefined): () => void {
  registered.add(read)
  announceWorkChange()
  return () => {
    registered.delete(read)
    announceWorkChange()
  }
}

/** Registers the work of a component for as long as it is mounted; undefined means there is none. */
export function useUnsavedWork(work: UnsavedWork | undefined): void {
  const latest = useRef(work)
  useEffect(() => {
    latest.current = work
    announceWorkChange()
  })
  useEffect(() => registerUnsavedWork(() => latest.current), [])
}

/** Whether anything is registered, without asking what would become of it. */
export const hasUnsavedWork = (): boolean => [...registered].some((read) => read() !== undefined)

/** What would be lost, the latest first. */
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
