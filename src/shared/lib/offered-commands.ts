import { useEffect, useEffectEvent } from 'react'

/** What the command palette finds besides the controls of a screen. */
export type OfferedCommand = {
  id: string
  label: string
  /** Says beside the label what it is. */
  group: string
  run: () => void
}

type Offer = () => Promise<OfferedCommand[]>

const offers = new Set<Offer>()

/** Offers commands while the component is mounted. They are read each time the palette opens. */
export function useOfferedCommands(offer: Offer): void {
  const read = useEffectEvent(offer)
  useEffect(() => {
    const current: Offer = () => read()
    offers.add(current)
    return () => void offers.delete(current)
  }, [])
}

/** Leaves out what could not be read. */
export async function readOfferedCommands(): Promise<OfferedCommand[]> {
  const read = await Promise.allSettled([...offers].map(async (offer) => offer()))
  return read.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
}
