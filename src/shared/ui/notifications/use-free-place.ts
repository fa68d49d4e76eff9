import { type RefObject, useLayoutEffect } from 'react'

/** Moves the shown toast off the controls that it covers; the code for it loads with the first one. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, shownId: number | undefined) {
  useLayoutEffect(() => {
    const region = ref.current
    if (!region || shownId === undefined) return undefined
    const shown = { isOver: false, end: () => {} }
    import('./keep-in-free-place').then(
      ({ keepInFreePlace }) => {
        if (!shown.isOver) shown.end = keepInFreePlace(region)
      },
      () => {},
    )
    return () => {
      shown.isOver = true
      shown.end()
    }
  }, [ref, shownId])
}
