import { api, bodyOf } from '@/shared/api/client'
import { randomId } from '@/shared/lib/values/random-id'
import { type AiAnswer, readAiContent } from './ai-answer'
import { type AiInput, toOrder } from './ai-order'
import { isOfSubjects } from './ai-settings'

/** @throws NoContentError if the answer is empty; rejects with the signal's reason if aborted */
export async function generateEmail(input: AiInput, signal: AbortSignal): Promise<AiAnswer> {
  const order = toOrder(input)
  const body = await bodyOf(api.POST('/api/ai/generate-email', { body: order, signal }))
  signal.throwIfAborted()
  const { settings, contact } = input
  const content = readAiContent(body, isOfSubjects(settings.preset))
  return { ...content, id: randomId(), settings, contact, lead: order.lead }
}
