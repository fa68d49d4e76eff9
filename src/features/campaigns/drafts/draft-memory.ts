import { AttachmentStore } from '../attachments/attachment-store'
import { type AiAnswers, createAiAnswers } from '../ai/ai-answers'

/** Parts of a draft that are too large, or too short-lived, to be kept on the device. */
export type DraftMemory = { attachments: AttachmentStore; answers: AiAnswers }

/** @param onWork called when a file is added or the AI is asked */
export const createDraftMemory = (onWork: () => void): DraftMemory => ({
  attachments: new AttachmentStore(onWork),
  answers: createAiAnswers(onWork),
})
