import { api, bodyOf } from '@/shared/api/client'
import type { Wire } from '@/shared/api/contract'
import { readAiContent } from './ai-answer'
import { isOfSubjects } from './ai-settings'

/** @throws NoContentError if the answer is empty; rejects with the signal's reason if aborted */
export async function generateEmail(order: Wire<'GenerateEmailRequest'>, signal: AbortSignal) {
  const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
  signal.throwIfAborted()
  return readAiContent(body, isOfSubjects(order.preset_id))
}
