import { createStore, useStore } from '@/shared/lib/state/store'

const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether the page is being printed. Components that use it re-render before printing starts. */
const useIsPrinting = (): boolean => useStore(isPrinting)

/** Limit in print, because browsers take minutes to lay out more. */
const MAX_PRINTED_ROWS = 1000

/** Whether a list renders all its rows, because they are being printed. */
export const useIsUnrolled = (count: number): boolean =>
  useIsPrinting() && count <= MAX_PRINTED_ROWS
