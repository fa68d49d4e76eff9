import { type ComponentType, createElement, lazy, useEffect, useState } from 'react'
import { createStore, useStore } from '../lib/state/store'

type Options = {
  /** The screen can do without it: nothing is shown until, and unless, its code has loaded. */
  optional?: boolean
}

/**
 * A component whose code is loaded separately, for use within Suspense unless it is optional. Unlike React's `lazy`,
 * which shows the fallback for at least 300 ms even if the code is loaded, it shows prefetched code at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { optional = false }: Options = {},
) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined)
  const fetchCode = async () => {
    const component = await load()
    loaded.set(component)
    return component
  }
  const Late = lazy(async () => ({ default: await fetchCode() }))

  /** Ignores a failure: what is rendered later tries again. */
  const preload = () => void fetchCode().catch(() => {})

  function RequiredPart(props: Props) {
    // A different component type would remount and lose its state.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded.get() ?? Late)
    return <Chosen {...props} />
  }
  function OptionalPart(props: Props) {
    const component = useStore(loaded)
    useEffect(() => {
      if (!loaded.get()) preload()
    }, [])
    return component && createElement(component, props)
  }
  return Object.assign(optional ? OptionalPart : RequiredPart, {
    preload,
    /** For the button that opens it: loads the code before the click. */
    onIntent: { onPointerEnter: preload, onFocus: preload },
  })
}
