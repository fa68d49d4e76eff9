import { createStore, useStore } from '@/shared/lib/state/store'

const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether the page is being printed. Components that use it re-render before printing starts. */
export const useIsPrinting = (): boolean => useStore(isPrinting)
