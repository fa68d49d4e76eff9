import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { screenLoader } from '@/app/screen-loader'
import { listsQuery } from '@/entities/list/list-queries'
import { ListsScreen } from '@/features/lists/lists-screen'
import {
  listDialogParams,
  type ListsDialog,
  listsSearchParams,
  type ListsSearchParams,
} from '@/features/lists/lists-search-params'
import { cleared, isOnlyTyping } from '@/shared/lib/state/search-params'
import { msg } from '@/shared/i18n/translate'

export const Route = createFileRoute('/lists')({
  validateSearch: listsSearchParams,
  loader: screenLoader(listsQuery),
  component: ListsRoute,
  staticData: { title: msg('Lists') },
})

function ListsRoute() {
  const place = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleDialogChange = useCallback(
    (dialog: ListsDialog) =>
      void navigate({
        search: (current) => ({ ...current, ...cleared(listDialogParams), ...dialog }),
        resetScroll: false,
      }),
    [navigate],
  )
  const { history } = useRouter()
  /** The person was opened here, so that closing goes back. */
  const isPersonOpened = useRef(false)
  const hasPerson = place.person !== undefined
  // From a link outside the application, the list comes first in the history, so that Back closes
  // the person only.
  useEffect(() => {
    if (isPersonOpened.current || history.canGoBack()) return
    if (place.person === undefined || place.contacts === undefined) return
    isPersonOpened.current = true
    void navigate({ search: { ...place, person: undefined }, replace: true }).then(async () =>
      navigate({ search: place, resetScroll: false }),
    )
  }, [history, navigate, place])
  const handleAdjust = useCallback(
    (part: Partial<ListsSearchParams>) => {
      const isAboutPerson = 'person' in part
      const wasOpened = isPersonOpened.current
      isPersonOpened.current = part.person !== undefined && (wasOpened || !hasPerson)
      if (isAboutPerson && part.person === undefined && wasOpened) return history.back()
      void navigate({
        search: (place) => ({ ...place, ...part }),
        // The next person replaces the one that is open, so that Back closes the panel.
        replace: isOnlyTyping(part) || (isAboutPerson && hasPerson),
        resetScroll: false,
      })
    },
    [navigate, history, hasPerson],
  )
  return <ListsScreen place={place} onDialogChange={handleDialogChange} onAdjust={handleAdjust} />
}
