import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Debounce, in milliseconds. */
const PAUSE_MS = 300

/**
 * Debounced text of a field whose value lives elsewhere, such as in the address. The text is shown
 * at once and committed after a pause; `handOver` flushes it, for example on blur.
 * @param onKeep if it returns a promise, the typed text is dropped once that resolves, regardless
 * of the stored value
 */
export function useTypedText(
  kept: string,
  onKeep: (text: string) => void | Promise<void>,
): [text: string, onType: (text: string) => void, handOver: () => void] {
  const [typed, setTyped] = useState<string>()
  const give = (text: string) => {
    const handedOver = onKeep(text)
    const forget = () => setTyped((latest) => (latest === text ? undefined : latest))
    void handedOver?.then(() => startTransition(forget))
  }
  const keep = useEffectEvent(give)

  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => keep(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  if (typed === kept) setTyped(undefined)
  return [typed ?? kept, setTyped, () => typed !== undefined && give(typed)]
}
