import { flushSync } from 'react-dom'
import { createStore, useStore } from '@/shared/lib/state/store'

const isPrinting = createStore(false)
// At once, because Firefox copies the page for paper as soon as the event is over.
addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)))
addEventListener('afterprint', () => isPrinting.set(false))

/** Limit in print, because browsers take minutes to lay out more. */
export const MAX_PRINTED_ROWS = 1000

/** Whether the page is being printed, so that a list renders its rows without a window. */
export const useIsPrinting = (): boolean => useStore(isPrinting)
