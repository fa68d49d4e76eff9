import { type ComponentType, createElement, useEffect, useState } from 'react'
import { msg, useTranslation } from '../i18n/translate'
import { createStore, useStore } from '../lib/state/store'
import { Loading } from './loading'

type FailureProps = {
  error: unknown
  onRetry: () => void
  onClose?: (() => void) | undefined
}

/**
 * Replaces a part whose code could not be loaded, so that the rest of the screen stays. Set once a
 * screen is mounted; before that, the failure is thrown.
 */
export const partFailure = createStore<{ View?: ComponentType<FailureProps> }>({})

/**
 * A lazily loaded component, shown as soon as its code arrives. Not `React.lazy`: after a Suspense
 * fallback has been shown, React waits 300 ms before it reveals the content.
 * @param closeOf closes a part that covers the screen; defaults to its `onClose`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
  closeOf: (props: Props) => (() => void) | undefined = onCloseOf,
) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined)
  const fetchCode = async () => loaded.set(await load())

  /** Ignores failures: rendering retries. */
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
    if (failure) {
      const { error } = failure
      if (!View) throw error
      return <View error={error} onRetry={() => setFailure(undefined)} onClose={closeOf(props)} />
    }
    return Fallback && <Fallback {...props} />
  }
  return Object.assign(LazyPart, {
    preload,
    /** For the button that opens the part: preloads the code before the click. */
    onIntent: { onPointerEnter: preload, onFocus: preload },
  })
}

function onCloseOf(props: object): (() => void) | undefined {
  if (!('onClose' in props)) return undefined
  const { onClose } = props
  return typeof onClose === 'function' ? () => void onClose() : undefined
}

/** Fallback with a spinner and a label. */
export const opening = (label = msg('Opening...')) =>
  function Opening() {
    const t = useTranslation()
    return <Loading label={t(label)} />
  }
