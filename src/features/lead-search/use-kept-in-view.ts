import { useEffect, useRef } from 'react'

/** Scrolls new results up where they begin below the first third of the window: on a phone. */
export function useKeptInView(resultsId: string | undefined) {
  const region = useRef<HTMLDivElement>(null)
  const seen = useRef(resultsId)

  useEffect(() => {
    if (resultsId === seen.current) return
    seen.current = resultsId
    const top = region.current?.getBoundingClientRect().top ?? 0
    if (resultsId !== undefined && top > window.innerHeight / 3) region.current?.scrollIntoView()
  }, [resultsId])
  return region
}
