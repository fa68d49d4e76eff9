import { api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { readAiContent } from './ai-answer'

/** @throws NoContentError when there is nothing in the answer, or why the signal was aborted */
export async function generateEmail(order: Wire<'GenerateEmailRequest'>, signal: AbortSignal) {
  const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
  signal.throwIfAborted()
  return readAiContent(body)
}
