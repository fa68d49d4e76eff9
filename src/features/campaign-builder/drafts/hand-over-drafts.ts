import * as z from 'zod/mini'
import { type CampaignForm, formReader } from '@/entities/campaign/model/campaign-form'
import { cleanHtml } from '@/entities/campaign/mail/clean-html'
import type { HandOverPart } from '@/shared/lib/device/hand-over'
import { fromBase64, toBase64 } from '@/shared/lib/values/base64'
import { randomId } from '@/shared/lib/values/random-id'
import { admit } from '../attachments/attachment-rules'
import type { Attachment } from '../attachments/attachment-store'
import { type DraftContent, draftsOfUser } from './drafts-of-user'

const toFile = z.transform(
  (
    { name, type, data }: { name: string; type: string; data: string },
    context: z.core.ParsePayload,
  ) => {
    const bytes = fromBase64(data)
    if (bytes) return new File([bytes], name, { type })
    context.issues.push({ code: 'custom', input: data, message: 'not base64' })
    return z.NEVER
  },
)

const isAdmitted = (files: readonly File[]) => admit(files, 0).admitted.length === files.length

const hasUniqueIds = (steps: readonly { id: string }[]) =>
  new Set(steps.map(({ id }) => id)).size === steps.length

/** `files` are in the order of the steps. */
const entryReader = z.object({
  changedAt: z.number(),
  form: z.pipe(
    z.looseObject({
      name: z.string(),
      steps: z
        .array(z.looseObject({ id: z.string(), subject: z.string(), content: z.string() }))
        .check(z.minLength(1), z.refine(hasUniqueIds)),
    }),
    z.transform((form) => formReader.parse(form)),
  ),
  files: z.array(
    z
      .array(z.pipe(z.object({ name: z.string(), type: z.string(), data: z.string() }), toFile))
      .check(z.refine(isAdmitted)),
  ),
})

const filesOf = ({ form, files }: DraftContent) =>
  form.steps.map(({ id }) => (files[id] ?? []).map(({ file }) => file))

const toEntry = async (draft: DraftContent): Promise<z.input<typeof entryReader>> => ({
  changedAt: draft.changedAt,
  form: draft.form,
  files: await Promise.all(
    filesOf(draft).map(async (files) =>
      Promise.all(
        files.map(async (file) => ({
          name: file.name,
          type: file.type,
          data: await toBase64(file),
        })),
      ),
    ),
  ),
})

function toDraft({ changedAt, form, files }: z.output<typeof entryReader>): DraftContent {
  const attached = form.steps.map(({ id }, index): [string, Attachment[]] => [
    id,
    (files[index] ?? []).map((file) => ({ id: randomId(), file })),
  ])
  return { changedAt, form: cleaned(form), files: Object.fromEntries(attached) }
}

const cleaned = (form: CampaignForm): CampaignForm => ({
  ...form,
  steps: form.steps.map((step) => ({ ...step, content: cleanHtml(step.content) })),
})

/** Equal for the same form with files of the same names, types and sizes. */
const contentOf = (draft: DraftContent) =>
  JSON.stringify([
    cleaned(formReader.parse(draft.form)),
    filesOf(draft).map((files) => files.map(({ name, type, size }) => [name, type, size])),
  ])

/** Excludes undo history and AI answers. */
export function draftsPart(userId: string): HandOverPart {
  const drafts = draftsOfUser(userId)
  return {
    kind: 'drafts',
    read: async () => {
      const all = await drafts.contents()
      return all.length > 0 ? Promise.all(all.map(toEntry)) : undefined
    },
    compare: async (entries) => {
      const read = z.array(entryReader).safeParse(entries)
      if (!read.success) return undefined
      const known = new Set((await drafts.contents()).map(contentOf))
      const found = read.data.map(toDraft)
      const added = found.filter((draft) => {
        const content = contentOf(draft)
        const isNew = !known.has(content)
        known.add(content)
        return isNew
      })
      return {
        count: found.length,
        newCount: added.length,
        take: async () => {
          // A smaller draft may fit where a larger one does not.
          const outcomes = await Promise.allSettled(added.map(drafts.add))
          return outcomes.filter(({ status }) => status === 'fulfilled').length
        },
      }
    },
  }
}
