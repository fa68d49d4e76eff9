import type { Wire } from '@/shared/api/contract'
import { api, bodyOf } from '@/shared/api/client'
import { useWrite } from '@/shared/api/use-write'
import { type AiContent, NoContentError, readAiContent } from './ai-answer'
import { aiMessages } from './messages'

type Wiring<Request> = {
  onSuccess: (content: AiContent, request: Request) => void
  /** Not called for a request that was cancelled. */
  onError: (error: Error, request: Request) => void
}

type Request = { stepId: string; order: Wire<'GenerateEmailRequest'>; signal: AbortSignal }

const stepOf = ({ stepId }: Request) => stepId

/** One text at a time for each step. */
export function useGenerateEmail<Asked extends Request>({ onSuccess, onError }: Wiring<Asked>) {
  return useWrite({
    call: async ({ order, signal }: Asked) => {
      const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
      signal.throwIfAborted()
      return readAiContent(body)
    },
    lockBy: stepOf,
    isChange: false,
    onSuccess,
    onError: (error, request) => !request.signal.aborted && onError(error, request),
    failure: (error, { signal }) => {
      if (signal.aborted) return undefined
      return error instanceof NoContentError ? aiMessages.noContent : aiMessages.failed
    },
  })
}
