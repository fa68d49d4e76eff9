import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Debounce, in milliseconds. */
const PAUSE_MS = 300

/**
 * Debounced text of a field whose value lives elsewhere, for example in the URL. The text is shown
 * at once and committed after a pause; `handOver` flushes it, for example on blur.
 * @param onCommit if it returns a promise, the typed text is dropped once that resolves, regardless
 * of the stored value
 */
export function useTypedText(
  stored: string,
  onCommit: (text: string) => void | Promise<void>,
): [text: string, onType: (text: string) => void, handOver: () => void] {
  const [typed, setTyped] = useState<string>()
  const commit = (text: string) => {
    const committed = onCommit(text)
    const forget = () => setTyped((latest) => (latest === text ? undefined : latest))
    void committed?.then(() => startTransition(forget))
  }
  const commitLatest = useEffectEvent(commit)

  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => commitLatest(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  if (typed === stored) setTyped(undefined)
  return [typed ?? stored, setTyped, () => typed !== undefined && commit(typed)]
}
