import type { Wire } from '@/shared/api/contract'
import { api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { type AiContent, NoContentError, readAiContent } from './ai-answer'
import { aiMessages } from './messages'

type Wiring<Request> = {
  onSuccess: (content: AiContent, request: Request) => void
  onError: (error: Error, request: Request) => void
}

type Request = { id: string; order: Wire<'GenerateEmailRequest'>; signal: AbortSignal }

const idOf = ({ id }: Request) => id

/** Each request has its own subject: the store of answers already allows one request a step. */
export function useGenerateEmail<Asked extends Request>({ onSuccess, onError }: Wiring<Asked>) {
  return useWrite({
    name: 'generate-email',
    subject: idOf,
    call: async ({ order, signal }: Asked) => {
      const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
      signal.throwIfAborted()
      return readAiContent(body)
    },
    isChange: false,
    onSuccess,
    onError: (error, request) => !request.signal.aborted && onError(error, request),
    failure: (error, { signal }) => {
      if (signal.aborted) return undefined
      return error instanceof NoContentError ? aiMessages.noContent : aiMessages.failed
    },
  })
}
