import { useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { keepSavedSearches, readSavedSearches, type SavedSearches } from './saved-searches'

export function useSavedSearches() {
  const { id: userId } = useCurrentUser()
  const [searches, setSearches] = useState(() => readSavedSearches(userId))
  const [isKept, setIsKept] = useState(true)

  /** Starts from what the device holds now: another tab may have saved something. */
  const change = (update: (searches: SavedSearches) => SavedSearches) => {
    const next = update(isKept ? readSavedSearches(userId) : searches)
    setSearches(next)
    setIsKept(keepSavedSearches(userId, next))
  }

  return { searches, isKept, change }
}
