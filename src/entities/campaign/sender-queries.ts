import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { id, itemsIn, read, text } from '@/shared/api/answer'
import { withReason } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { msg } from '@/shared/i18n/translate'

const senderReader = z.object({
  id: z.catch(id, ''),
  name: text,
  email: text,
  /** Undefined if unknown. The delivery provider may refuse mail from an unverified address. */
  verified: z.catch(z.optional(z.boolean()), undefined),
})

export type Sender = z.output<typeof senderReader>

export const sendersQuery = queryOptions({
  queryKey: ['senders'],
  queryFn: async ({ signal }) =>
    read(itemsIn(senderReader, 'senders'), await bodyOf(api.GET('/api/brevo/senders', { signal }))),
  meta: {
    failure: withReason(msg('Failed to load senders')),
  },
})
