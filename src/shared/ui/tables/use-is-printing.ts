import { createStore, useStore } from '@/shared/lib/state/store'

const isPrinting = createStore(false)
addEventListener('beforeprint', () => isPrinting.set(true))
addEventListener('afterprint', () => isPrinting.set(false))

/** Whether the page is being printed. Dependants render before the page is printed. */
export const useIsPrinting = (): boolean => useStore(isPrinting)
