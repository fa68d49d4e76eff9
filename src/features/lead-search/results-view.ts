import {
  createContext,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react'
import type { LeadOrder } from '@/entities/lead/sort-leads'

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

type Shown = ResultsView & {
  onOrderChange: (order: LeadOrder | undefined) => void
  onDetailsChange: (key: string | undefined) => void
}

/** As a context it re-renders the leads only. */
export const ShownView = createContext<Shown>({
  find: '',
  order: undefined,
  onOrderChange: () => {},
  onDetailsChange: () => {},
})

/** Browsers limit how often an address may change, and each change costs the screen a render. */
const TYPING_PAUSE_MS = 300

/** The view in the address; what is typed shows at once, and enters the address after a pause. */
export function useResultsView(inAddress: ResultsView, move: MoveView) {
  const [order, showOrder] = useOptimistic(inAddress.order)
  const [details, showDetails] = useOptimistic(inAddress.details)
  /** The text that is not in the address yet. */
  const [typed, setTyped] = useState<string>()
  const find = typed ?? inAddress.find

  const commit = useCallback(
    (text: string) =>
      startTransition(async () => {
        await move({ find: text })
        setTyped((latest) => (latest === text ? undefined : latest))
      }),
    [move],
  )
  useEffect(() => {
    const pause = typed === undefined ? undefined : setTimeout(commit, TYPING_PAUSE_MS, typed)
    return () => clearTimeout(pause)
  }, [typed, commit])

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
  const shown = useMemo<Shown>(
    () => ({ find, order, details, onOrderChange, onDetailsChange }),
    [find, order, details, onOrderChange, onDetailsChange],
  )
  /** When the field is left, as a link may be about to be followed. */
  const commitTyped = () => typed !== undefined && commit(typed)

  return { shown, setTyped, commitTyped }
}
