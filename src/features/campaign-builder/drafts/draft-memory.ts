import { createStore, type Store } from '@/shared/lib/state/store'
import { type AiAnswers, createAiAnswers } from '../ai/ai-answers'
import { type AttachmentStore, createAttachments } from '../attachments/attachment-store'
import type { DraftParts } from './draft-device'

/** Data of the steps that is not part of the form. */
export type DraftMemory = {
  attachments: AttachmentStore
  answers: AiAnswers
  bodies: Store<DraftParts['bodies']>
}

/**
 * @param onTouch called when a file is added or the AI is asked
 * @param onChange called when there is something to write
 */
export function createMemory(
  kept: DraftParts | undefined,
  onTouch: () => void,
  onChange: () => void,
): DraftMemory {
  // After a reload, a new step may reuse the id of a deleted one.
  const ids = new Set(kept?.form.steps.map(({ id }) => id))
  const ofSteps = <Value>(byStep: Readonly<Record<string, Value>> = {}) =>
    Object.fromEntries(Object.entries(byStep).filter(([id]) => ids.has(id)))
  const memory = {
    attachments: createAttachments(onTouch, ofSteps(kept?.files)),
    answers: createAiAnswers(onTouch, ofSteps(kept?.answers)),
    bodies: createStore(ofSteps(kept?.bodies)),
  }
  memory.attachments.store.subscribe(onChange)
  memory.answers.store.subscribe(onChange)
  return memory
}
