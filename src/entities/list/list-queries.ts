import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  id,
  idText,
  items,
  optionalNumber,
  optionalText,
  optionalWireId,
  readAgain,
  text,
} from '@/shared/api/answer'
import { withNote, withReason } from '@/shared/api/api-error'
import { answered, api, textOf } from '@/shared/api/client'
import { deletedFrom } from '@/shared/api/perform-write'
import { useWrite } from '@/shared/api/use-write'
import { translate, msg } from '@/shared/i18n/translate'

export type List = {
  id: string
  name: string
  description: string
  leads: { apolloId: string; email?: string | undefined }[]
  /** Count shown by the Lists screen and the import dialog; undefined if not known. */
  totalLeads: number | undefined
  /** Length of `leads`, else `totalLeads`; undefined if the server returns neither. */
  contactCount?: number | undefined
}

/** A lead in a list: an object, or a bare id. Invalid ones still count. */
const leadInList = z.union([
  z.pipe(
    z.object({ apolloId: optionalWireId, email: optionalText }),
    z.transform(({ apolloId = '', email }) => ({ apolloId: idText(apolloId), email })),
  ),
  z.pipe(
    optionalWireId,
    z.transform((id = '') => ({ apolloId: idText(id) })),
  ),
])

const leadsReader = items(leadInList)

export const listReader = z.pipe(
  z.object({
    id,
    name: text,
    description: text,
    leads: z.transform((leads: unknown) => (Array.isArray(leads) ? leads : undefined)),
    totalLeads: optionalNumber,
  }),
  z.transform(({ leads: wireLeads, totalLeads, ...list }): List => {
    const leads = leadsReader.parse(wireLeads)
    const total = totalLeads && Math.max(0, totalLeads)
    return {
      ...list,
      leads,
      totalLeads: total ?? (wireLeads ? leads.length : undefined),
      contactCount: wireLeads ? leads.length : total,
    }
  }),
)

export const listsQuery = queryOptions({
  queryKey: ['lists'],
  // Not aborted when its screen is left: the next screen reads the same.
  queryFn: async ({ client, queryKey }) =>
    readAgain(
      listReader,
      'lists',
      await textOf(api.GET('/api/lists', { parseAs: 'text' })),
      client.getQueryData<List[]>(queryKey),
    ),
  structuralSharing: false,
  meta: {
    failure: withReason(msg('Failed to load lists')),
  },
})

/** The specified heading of Lists. The count of a list may not be known. */
export function leadsImported(lists: readonly Pick<List, 'totalLeads'>[] | undefined): string {
  const counts = lists?.flatMap(({ totalLeads = [] }) => totalLeads)
  if (!lists || !counts || (counts.length === 0 && lists.length > 0))
    return translate('Leads imported')
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.length === lists.length
    ? translate('{total} Leads imported', { total })
    : translate('At least {total} Leads imported', { total })
}

export const contactsInWords = (count: number | undefined): string =>
  count === undefined ? translate('contacts not known') : translate('{count} contacts', { count })

export type ListsByContact = ReadonlyMap<string, readonly List[]>

export function listsByContact(lists: readonly List[]): ListsByContact {
  const byContact = new Map<string, List[]>()
  for (const list of lists) {
    for (const { apolloId } of list.leads) {
      const known = byContact.get(apolloId)
      if (known) known.push(list)
      else if (apolloId) byContact.set(apolloId, [list])
    }
  }
  return byContact
}

/** Refetches even on failure, because another tab may have deleted the list. */
export function useDeleteList() {
  return useWrite({
    name: 'delete-list',
    call: (list: { id: string; name: string }) =>
      answered(
        api.DELETE('/api/lists/{id}', { params: { path: { id: list.id } }, parseAs: 'text' }),
      ),
    ...deletedFrom(listsQuery, ({ id }: Pick<List, 'id'>) => id, { title: msg('List deleted') }),
    failure: withNote({
      title: msg('Delete failed'),
      description: msg('Failed to delete the list'),
    }),
  })
}
