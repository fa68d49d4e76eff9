import { type ComponentType, createElement, useEffect, useState } from 'react'
import { msg, useTranslation } from '../i18n/translate'
import { createStore, useStore } from '../lib/state/store'
import { Loading } from './loading'

type Options<Props> = {
  /** Shown until the code has loaded; by default nothing. */
  fallback?: ComponentType<Props>
  /** The screen can do without it: nothing is shown until, and unless, its code has loaded. */
  optional?: boolean
}

/**
 * A component whose code is loaded separately, and shown as soon as it is there. Not by React's `lazy`: after a
 * fallback of Suspense has been shown, React waits 300 ms before it shows what was loaded. If the code cannot be
 * loaded, rendering it throws, unless it is optional.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback, optional = false }: Options<Props> = {},
) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined)
  const fetchCode = async () => loaded.set(await load())

  /** Ignores a failure: what is rendered later tries again. */
  const preload = () => void fetchCode().catch(() => {})

  function LazyPart(props: Props) {
    const component = useStore(loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (!loaded.get()) fetchCode().catch((error: unknown) => setFailure({ error }))
    }, [])
    if (component) return createElement(component, props)
    if (failure && !optional) throw failure.error
    return Fallback && <Fallback {...props} />
  }
  return Object.assign(LazyPart, {
    preload,
    /** For the button that opens it: loads the code before the click. */
    onIntent: { onPointerEnter: preload, onFocus: preload },
  })
}

/** A fallback of this kind: a spinner with words. */
export const opening = (label = msg('Opening...')) =>
  function Opening() {
    const t = useTranslation()
    return <Loading label={t(label)} />
  }
