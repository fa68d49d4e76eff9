import { useEffect } from 'react'
import { createStore, useStore } from './store'

/** Functions whose code is loaded after the first paint of what uses them. For components: `lazyPart`. */
export function lateCode<Code extends object>(load: () => Promise<Code>) {
  const loaded = createStore<Code | undefined>(undefined)
  let isLoading = false

  const request = async () => {
    if (isLoading || loaded.get()) return
    isLoading = true
    try {
      loaded.set(await load())
    } catch {
      // The next one who needs it tries again.
    } finally {
      isLoading = false
    }
  }

  /** Undefined until it has loaded. */
  return function useLateCode(): Code | undefined {
    useEffect(() => void request(), [])
    return useStore(loaded)
  }
}
