import { useCallback, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { useStore } from '@/shared/lib/store'
import type { Results } from './results'
import { changeOwnResults, openResults, ownResults } from './results-store'

/** What the last search found, and what may be done to it whether or not this screen is left. */
export function useResults() {
  const { id: userId } = useCurrentUser()
  useState(() => openResults(userId))
  const own = useStore(ownResults)

  const showResults = useCallback(
    (results: Results) => changeOwnResults(userId, () => ({ results })),
    [userId],
  )
  const changeResults = useCallback(
    (change: (results: Results) => Results) =>
      changeOwnResults(userId, ({ results, createdListId }) => ({
        results: results && change(results),
        createdListId,
      })),
    [userId],
  )
  /** The leads of a search became a list; those of a later search stay. */
  const finishResults = useCallback(
    (resultsId: string | undefined, createdListId: string | undefined) =>
      changeOwnResults(userId, ({ results }) => ({
        results: results?.id === resultsId ? null : results,
        createdListId,
      })),
    [userId],
  )

  return {
    results: own?.results ?? null,
    areLost: own?.areLost ?? false,
    createdListId: own?.createdListId,
    showResults,
    changeResults,
    finishResults,
  }
}
