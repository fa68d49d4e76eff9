import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code comes apart from the rest, for use within Suspense. React's `lazy` shows the
 * fallback even for code that is here already, and a fallback stays for 300 ms; this one shows at once
 * what was fetched before.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const Late = lazy(async () => {
    loaded = await load()
    return { default: loaded }
  })

  function Part(props: Props) {
    // Another component later would be another beginning.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Chosen {...props} />
  }

  /** A failure is told by the error boundary, once somebody needs the code. */
  const fetch = () =>
    void load().then(
      (component) => (loaded = component),
      () => {},
    )
  /** For the button that opens it: the code comes before the click. */
  const onIntent = { onPointerEnter: fetch, onFocus: fetch }
  return Object.assign(Part, { fetch, onIntent })
}
