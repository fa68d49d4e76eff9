import { type ComponentType, createElement, useEffect, useState } from 'react'
import { msg, useTranslation } from '../i18n/translate'
import { createStore, useStore } from '../lib/state/store'
import { Loading } from './loading'

type Options<Props> = {
  /** Shown until the code has loaded; by default nothing. */
  fallback?: ComponentType<Props>
  /** The screen can do without it: nothing is shown until, and unless, its code has loaded. */
  optional?: boolean
  /** How a part that opens over the screen is closed; by default its `onClose`. */
  closeOf?: (props: Props) => (() => void) | undefined
}

type FailureProps = {
  error: unknown
  onRetry: () => void
  /** Undefined for a part that is in the screen. */
  onClose?: (() => void) | undefined
}

/**
 * Says in the place of a part that its code could not be loaded: the screen around it stays. Set once there is a
 * screen; before, such a failure is thrown.
 */
export const partFailure = createStore<{ View?: ComponentType<FailureProps> }>({})

/**
 * A component whose code is loaded separately, and shown as soon as it is there. Not by React's `lazy`: after a
 * fallback of Suspense has been shown, React waits 300 ms before it shows what was loaded.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback: Fallback, optional = false, closeOf = onCloseOf }: Options<Props> = {},
) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined)
  const fetchCode = async () => loaded.set(await load())

  /** Ignores a failure: what is rendered later tries again. */
  const preload = () => void fetchCode().catch(() => {})

  function LazyPart(props: Props) {
    const component = useStore(loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    const { View } = useStore(partFailure)
    useEffect(() => {
      if (loaded.get() || failure) return
      fetchCode().catch((error: unknown) => setFailure({ error }))
    }, [failure])
    if (component) return createElement(component, props)
    if (failure && !optional) {
      const { error } = failure
      if (!View) throw error
      return <View error={error} onRetry={() => setFailure(undefined)} onClose={closeOf(props)} />
    }
    return Fallback && <Fallback {...props} />
  }
  return Object.assign(LazyPart, {
    preload,
    /** For the button that opens it: loads the code before the click. */
    onIntent: { onPointerEnter: preload, onFocus: preload },
  })
}

function onCloseOf(props: object): (() => void) | undefined {
  if (!('onClose' in props)) return undefined
  const { onClose } = props
  return typeof onClose === 'function' ? () => void onClose() : undefined
}

/** A fallback of this kind: a spinner with words. */
export const opening = (label = msg('Opening...')) =>
  function Opening() {
    const t = useTranslation()
    return <Loading label={t(label)} />
  }
