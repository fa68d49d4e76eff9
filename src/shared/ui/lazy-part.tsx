import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is loaded separately, for use within Suspense. Unlike React's `lazy`, which
 * shows the fallback for at least 300 ms even if the code is loaded, it shows prefetched code at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(async () => {
    loaded = await load()
    return { default: loaded }
  })

  function Part(props: Props) {
    // A different component type would remount and lose its state.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Chosen {...props} />
  }

  /** Ignores a failure: the error boundary reports it when the component renders. */
  const preload = () =>
    void load().then(
      (component) => (loaded = component),
      () => {},
    )
  /** For the button that opens it: loads the code before the click. */
  const onIntent = { onPointerEnter: preload, onFocus: preload }
  return Object.assign(Part, { preload, onIntent })
}
