import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { optionalNumber, read } from '@/shared/api/answer'
import { withReason } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import { msg } from '@/shared/i18n/translate'

const statsReader = z.object({
  totalSent: optionalNumber,
  /** Rates are percentages from 0 to 100. */
  openRate: optionalNumber,
  replyRate: optionalNumber,
  conversionRate: optionalNumber,
})

export type Stats = z.output<typeof statsReader>

export const statsQuery = queryOptions({
  queryKey: ['analytics', 'stats'],
  queryFn: async ({ signal }) =>
    read(statsReader, await bodyOf(api.GET('/api/analytics/stats', { signal }))),
  meta: {
    failure: withReason(msg('Failed to load statistics')),
  },
})
