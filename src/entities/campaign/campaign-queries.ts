import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { count, id, itemsIn, optionalText, read, text } from '@/shared/api/answer'
import { reasonOf } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'

const campaignReader = z.object({
  id,
  name: text,
  description: text,
  /** The list's id as a string, whatever the server sent; undefined when there is none. */
  listId: optionalText,
  /** draft, active or paused; an unknown status is kept and shown. */
  status: text,
  sentEmails: count,
  totalLeads: count,
})

export type Campaign = z.output<typeof campaignReader>

export const campaignsQuery = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async ({ signal }) =>
    read(itemsIn(campaignReader, 'campaigns'), await bodyOf(api.GET('/api/campaigns', { signal }))),
  meta: {
    failure: (error) => ({ title: 'Failed to load campaigns', description: reasonOf(error) }),
  },
})
