import { startTransition, useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds without a key. */
const PAUSE_MS = 300

/**
 * The text of a field whose value lives elsewhere, such as in the address: shown at once, handed over
 * when the typing pauses. `handOver` does not wait, for a field that is left.
 * @param onKeep if it returns a promise, the text is forgotten once that is resolved, whatever is kept by then
 */
export function useTypedText(
  kept: string,
  onKeep: (text: string) => void | Promise<void>,
): [text: string, onType: (text: string) => void, handOver: () => void] {
  /** Undefined once it was handed over. */
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
