import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import type { LeadOrder } from '@/entities/lead/sort-leads'
import { useTypedText } from '@/shared/lib/use-typed-text'

/** How the loaded leads are shown. It lives in the address. */
export type ResultsView = {
  find: string
  order: LeadOrder | undefined
  details?: string | undefined
}

/** Resolves when the address has changed. A step is an entry in the history. */
export type MoveView = (
  change: Partial<ResultsView>,
  options?: { isStep?: boolean },
) => Promise<void>

export type ShownResults = ResultsView & {
  onOrderChange: (order: LeadOrder | undefined) => void
  onDetailsChange: (key: string | undefined) => void
}

/** The view in the address; what is typed shows at once, and enters the address after a pause. */
export function useResultsView(inAddress: ResultsView, move: MoveView) {
  const [order, showOrder] = useOptimistic(inAddress.order)
  const [details, showDetails] = useOptimistic(inAddress.details)
  const [find, setTyped, commitTyped] = useTypedText(inAddress.find, (text) => move({ find: text }))

  const onOrderChange = useCallback(
    (next: LeadOrder | undefined) =>
      startTransition(async () => {
        showOrder(next)
        await move({ order: next })
      }),
    [showOrder, move],
  )
  const isOpen = details !== undefined
  const onDetailsChange = useCallback(
    (key: string | undefined) =>
      startTransition(async () => {
        showDetails(key)
        // Back closes the panel, and does not show each lead again.
        await move({ details: key }, { isStep: !isOpen || key === undefined })
      }),
    [showDetails, move, isOpen],
  )
  const shown = useMemo<ShownResults>(
    () => ({ find, order, details, onOrderChange, onDetailsChange }),
    [find, order, details, onOrderChange, onDetailsChange],
  )
  return { shown, setTyped, commitTyped }
}
