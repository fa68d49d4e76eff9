import { createStore, useStore } from '@/shared/lib/state/store'

const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether the page is being printed. What depends on it is rendered before it is on paper. */
export const useIsPrinting = (): boolean => useStore(isPrinting)
