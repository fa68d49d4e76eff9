import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import { randomId } from '@/shared/lib/values/random-id'
import { createStore } from '@/shared/lib/state/store'
import { admit, type Admission } from './attachment-rules'

export type Attachment = { id: string; file: File }

type ByStep = Readonly<Record<string, readonly Attachment[]>>

export const attachmentsReader = z.catch(
  z.record(z.string(), items(z.object({ id: z.string(), file: z.instanceof(File) }))),
  {},
)

const NONE: readonly Attachment[] = []

export type AttachmentStore = ReturnType<typeof createAttachments>

/** Stores the files of each step of a draft. Outlives the builder. */
export function createAttachments(onAdd = () => {}, kept: ByStep = {}) {
  const store = createStore(kept)
  const of = (stepId: string) => store.get()[stepId] ?? NONE
  const put = (stepId: string, files: readonly Attachment[]) =>
    store.update((all) => ({ ...all, [stepId]: files }))

  return {
    store,
    of,
    add: (stepId: string, files: readonly File[]): Admission => {
      const present = of(stepId)
      const admission = admit(files, present.length)
      const added = admission.admitted.map((file) => ({ id: randomId(), file }))
      if (added.length > 0) {
        put(stepId, [...present, ...added])
        onAdd()
      }
      return admission
    },
    remove: (stepId: string, id: string) =>
      put(
        stepId,
        of(stepId).filter((attachment) => attachment.id !== id),
      ),
  }
}
