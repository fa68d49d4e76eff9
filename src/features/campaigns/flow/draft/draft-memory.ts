import { AttachmentStore } from '../../attachments/attachment-store'
import { type AiAnswers, createAiAnswers } from '../../ai/ai-answers'

/** What belongs to a draft and is too large, or too short-lived, to be kept on the device. */
export type DraftMemory = { attachments: AttachmentStore; answers: AiAnswers }

/** @param onWork a file was added, or the AI was asked */
export const createDraftMemory = (onWork: () => void): DraftMemory => ({
  attachments: new AttachmentStore(onWork),
  answers: createAiAnswers(onWork),
})
