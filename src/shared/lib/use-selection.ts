import { useCallback, useMemo, useState } from 'react'

export type Selection = {
  selected: ReadonlySet<string>
  toggle: (id: string) => void
  /** Selects all of these, or, if all are selected, none of them; others keep their state. */
  toggleAll: (ids: readonly string[]) => void
  deselect: (ids: readonly string[]) => void
  clear: () => void
}

export type Coverage = 'none' | 'some' | 'all'

/** How much of what can be seen is selected; 'some' is the indeterminate state of a header checkbox. */
export function coverageOf(selected: ReadonlySet<string>, ids: readonly string[]): Coverage {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The functions stay the same, so that memoised rows do not render again. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())

  const toggle = useCallback((id: string) => {
    setSelected((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])

  const toggleAll = useCallback((ids: readonly string[]) => {
    setSelected((current) => {
      if (coverageOf(current, ids) !== 'all') return new Set([...current, ...ids])
      const removed = new Set(ids)
      return new Set([...current].filter((id) => !removed.has(id)))
    })
  }, [])

  const deselect = useCallback((ids: readonly string[]) => {
    const removed = new Set(ids)
    setSelected((current) => new Set([...current].filter((id) => !removed.has(id))))
  }, [])

  const clear = useCallback(() => setSelected(new Set()), [])

  return useMemo(
    () => ({ selected, toggle, toggleAll, deselect, clear }),
    [selected, toggle, toggleAll, deselect, clear],
  )
}
