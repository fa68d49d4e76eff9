import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import * as z from 'zod/mini'
import { listsQuery } from '@/entities/list/list-queries'
import { type ListsDialog, ListsScreen } from '@/features/lists/lists-screen'

/** The open dialog, so that Back closes it and a link opens it. */
const search = z.object({
  import: z.catch(z.optional(z.enum(['csv', 'search'])), undefined),
  contacts: z.catch(z.optional(z.coerce.string()), undefined),
})

export const Route = createFileRoute('/lists')({
  validateSearch: search,
  loader({ context: { queryClient }, preload }) {
    if (preload) return
    void queryClient.prefetchQuery(listsQuery)
  },
  component: ListsRoute,
  staticData: { title: 'Lists' },
})

function ListsRoute() {
  const dialog = Route.useSearch()
  const navigate = Route.useNavigate()
  const handleDialogChange = useCallback(
    (search: ListsDialog) => void navigate({ search }),
    [navigate],
  )
  return <ListsScreen dialog={dialog} onDialogChange={handleDialogChange} />
}
