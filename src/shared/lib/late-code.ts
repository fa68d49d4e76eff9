import { useEffect } from 'react'
import { createStore, useStore } from './store'

/** Functions whose code is loaded when they are needed. For components: `lazyPart`. */
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
  return function useLateCode(isNeeded: boolean): Code | undefined {
    useEffect(() => {
      if (isNeeded) void request()
    }, [isNeeded])
    return useStore(loaded)
  }
}
