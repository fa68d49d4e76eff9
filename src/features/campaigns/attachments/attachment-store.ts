import * as z from 'zod/mini'
import { items } from '@/shared/api/answer'
import { randomId } from '@/shared/lib/random-id'
import { createStore } from '@/shared/lib/store'
import { admit, type Admission, isImage } from './attachment-rules'

export type Attachment = {
  id: string
  name: string
  /** Bytes. */
  size: number
  type: string
  file: File
  /** An object URL, for pictures; revoked when the attachment is removed. */
  preview?: string
}

type ByStep = Readonly<Record<string, readonly Attachment[]>>

export const attachmentsReader = z.catch(
  z.record(
    z.string(),
    items(
      z.object({
        id: z.string(),
        name: z.string(),
        size: z.number(),
        type: z.string(),
        file: z.instanceof(File),
      }),
    ),
  ),
  {},
)

const NONE: readonly Attachment[] = []

const withPreview = (attachment: Attachment): Attachment =>
  isImage(attachment.name)
    ? { ...attachment, preview: URL.createObjectURL(attachment.file) }
    : attachment

/** The files of each step of a draft. They outlive the builder. */
export class AttachmentStore {
  private readonly store = createStore<ByStep>({})
  private countByStep: Readonly<Record<string, number>> = {}
  private readonly onAdd: () => void

  constructor(onAdd = () => {}, kept: ByStep = {}) {
    this.onAdd = onAdd
    this.replace(kept)
  }

  readonly subscribe = this.store.subscribe

  /** All files by step, without the previews, which are of this page only. */
  readonly all = (): ByStep =>
    this.changeEach(({ id, name, size, type, file }) => ({ id, name, size, type, file }))

  readonly counts = () => this.countByStep

  readonly of = (stepId: string) => this.store.get()[stepId] ?? NONE

  add(stepId: string, files: readonly File[]): Admission {
    const present = this.of(stepId)
    const admission = admit(files, present.length)
    const added = admission.admitted.map((file) =>
      withPreview({
        id: randomId(),
        name: file.name,
        size: file.size,
        type: file.type,
        file,
      }),
    )
    if (added.length > 0) {
      this.replace({ ...this.store.get(), [stepId]: [...present, ...added] })
      this.onAdd()
    }
    return admission
  }

  remove(stepId: string, id: string): void {
    const kept = this.of(stepId).filter((attachment) => attachment.id !== id)
    this.replace({ ...this.store.get(), [stepId]: kept })
  }

  keepOnly(stepIds: readonly string[]): void {
    const entries = Object.entries(this.store.get())
    const kept = entries.filter(([stepId]) => stepIds.includes(stepId))
    if (kept.length < entries.length) this.replace(Object.fromEntries(kept))
  }

  /** Revokes the object URLs and keeps the files, for a builder that may be opened again. */
  releasePreviews(): void {
    this.replace(this.changeEach((attachment) => ({ ...attachment, preview: undefined })))
  }

  showPreviews(): void {
    this.replace(
      this.changeEach((attachment) => (attachment.preview ? attachment : withPreview(attachment))),
    )
  }

  private changeEach(change: (attachment: Attachment) => Attachment): ByStep {
    return Object.fromEntries(
      Object.entries(this.store.get()).map(([stepId, attachments]) => [
        stepId,
        attachments.map(change),
      ]),
    )
  }

  private replace(next: ByStep) {
    const kept = new Set(Object.values(next).flat())
    for (const attachment of Object.values(this.store.get()).flat()) {
      if (attachment.preview && !kept.has(attachment)) URL.revokeObjectURL(attachment.preview)
    }
    this.countByStep = Object.fromEntries(
      Object.entries(next).map(([stepId, { length }]) => [stepId, length]),
    )
    this.store.set(next)
  }
}
