import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { optionalNumber, read } from '@/shared/api/answer'
import { AnswerError, reasonOf } from '@/shared/api/api-error'
import { api, bodyOf } from '@/shared/api/client'
import type { Message } from '@/shared/i18n/message'
import { translate } from '@/shared/i18n/translate'

const REFRESH_MS = 30_000

export const balanceFailure = (error: Error): Message => ({
  title: translate('Failed to load the credit balance'),
  description: reasonOf(error),
})

/** Balance in units (100 are one credit). A missing balance is an error, not zero. */
export const balanceQuery = queryOptions({
  queryKey: ['credits', 'balance'],
  queryFn: async ({ signal }) => {
    const body = await bodyOf(api.GET('/api/credits/balance', { signal }))
    const { balance } = read(z.object({ balance: optionalNumber }), body)
    if (balance === undefined) throw new AnswerError(translate('The server sent no balance.'))
    return balance
  },
  refetchInterval: REFRESH_MS,
  meta: {
    failure: (error, isRepeated) => (isRepeated ? undefined : balanceFailure(error)),
  },
})
