import { useEffect, useRef } from 'react'

type OfferedCommand = {
  id: string
  label: string
  group: string
  run: () => void
}

type Offer = () => OfferedCommand[]

const offers = new Set<Offer>()

/** Offers commands to the palette while mounted. They are read each time it opens. */
export function useOfferedCommands(offer: Offer): void {
  const latest = useRef(offer)
  useEffect(() => {
    latest.current = offer
  })
  useEffect(() => {
    const current: Offer = () => latest.current()
    offers.add(current)
    return () => void offers.delete(current)
  }, [])
}

export const readOfferedCommands = (): OfferedCommand[] => [...offers].flatMap((offer) => offer())
