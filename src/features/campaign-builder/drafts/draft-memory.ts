import { createStore, type Store } from '@/shared/lib/state/store'
import { type AiAnswers, createAiAnswers } from '../ai/ai-answers'
import { type AttachmentStore, createAttachments } from '../attachments/attachment-store'
import type { DraftParts } from './draft-device'

/** What belongs to the steps of a draft, beside its form. */
export type DraftMemory = {
  attachments: AttachmentStore
  answers: AiAnswers
  bodies: Store<DraftParts['bodies']>
}

/**
 * @param onTouch called when a file was added or the AI was asked
 * @param onChange called when something is to be written
 */
export function createMemory(
  kept: DraftParts | undefined,
  onTouch: () => void,
  onChange: () => void,
): DraftMemory {
  // A step that is added later may get the id of one that was deleted before the page was reloaded.
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
