import * as z from 'zod/mini'
import { textParam } from '@/shared/lib/state/search-params'

/** Search and sort order of the lists. Undefined when inactive. */
export const listFilterParams = { q: textParam, sort: textParam }

/** The open dialog, and the search, sort order and open panel of its contacts. */
export const listDialogParams = {
  import: z.catch(z.optional(z.enum(['csv', 'search'])), undefined),
  contacts: textParam,
  /** Opens the dialog at Clean a copy. */
  clean: z.catch(z.optional(z.boolean()), undefined),
  find: textParam,
  order: textParam,
  person: textParam,
}

/** Screen state in the URL, restored by reload, Back and shared links. */
export const listsSearchParams = z.object({ ...listFilterParams, ...listDialogParams })

export type ListsSearchParams = z.output<typeof listsSearchParams>
export type ListsDialog = Pick<ListsSearchParams, 'import' | 'contacts' | 'clean'>
