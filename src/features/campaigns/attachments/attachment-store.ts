import { admit, type Admission, isImage } from './attachment-rules'

export type Attachment = {
  id: string
  name: string
  /** In bytes. */
  size: number
  type: string
  file: File
  /** An object URL, for pictures; released when the attachment goes. */
  preview?: string
}

type ByStep = Readonly<Record<string, readonly Attachment[]>>

const NONE: readonly Attachment[] = []

const withPreview = (attachment: Attachment): Attachment =>
  isImage(attachment.name)
    ? { ...attachment, preview: URL.createObjectURL(attachment.file) }
    : attachment

/** The files of each step, in memory: they outlive the selection of a step, not the builder. */
export class AttachmentStore {
  private byStep: ByStep = {}
  private countByStep: Readonly<Record<string, number>> = {}
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** How many each step has. */
  readonly counts = () => this.countByStep

  readonly of = (stepId: string) => this.byStep[stepId] ?? NONE

  add(stepId: string, files: readonly File[]): Admission {
    const present = this.of(stepId)
    const admission = admit(files, present.length)
    const added = admission.admitted.map((file) =>
      withPreview({
        id: crypto.randomUUID(),
        name: file.name,
        size: file.size,
        type: file.type,
        file,
      }),
    )
    if (added.length > 0) this.replace({ ...this.byStep, [stepId]: [...present, ...added] })
    return admission
  }

  remove(stepId: string, id: string): void {
    const kept = this.of(stepId).filter((attachment) => attachment.id !== id)
    this.replace({ ...this.byStep, [stepId]: kept })
  }

  /** For steps that were deleted: their ids may come back for others. */
  keepOnly(stepIds: readonly string[]): void {
    const entries = Object.entries(this.byStep)
    const kept = entries.filter(([stepId]) => stepIds.includes(stepId))
    if (kept.length < entries.length) this.replace(Object.fromEntries(kept))
  }

  /** The files stay, for a builder that is only put aside. */
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
      Object.entries(this.byStep).map(([stepId, attachments]) => [stepId, attachments.map(change)]),
    )
  }

  private replace(next: ByStep) {
    const kept = new Set(Object.values(next).flat())
    for (const attachment of Object.values(this.byStep).flat()) {
      if (attachment.preview && !kept.has(attachment)) URL.revokeObjectURL(attachment.preview)
    }
    this.byStep = next
    this.countByStep = Object.fromEntries(
      Object.entries(next).map(([stepId, { length }]) => [stepId, length]),
    )
    for (const listener of this.listeners) listener()
  }
}
