import * as z from 'zod/mini'
import { type CampaignForm, formReader } from '@/entities/campaign/model/campaign-form'
import { cleanHtml } from '@/entities/campaign/mail/clean-html'
import { untitled } from '@/entities/campaign/model/messages'
import { listInWords } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { type HandOverPart, readEntries } from '@/shared/lib/hand-over/hand-over-part'
import { fromBase64, toBase64 } from '@/shared/lib/values/base64'
import { inMarkdown } from '@/shared/lib/values/markdown'
import { randomId } from '@/shared/lib/values/random-id'
import { shortTime } from '@/shared/i18n/short-time'
import { visibleText } from '@/shared/lib/values/visible-text'
import { admit, fileSizeInWords } from '../attachments/attachment-rules'
import type { Attachment } from '../attachments/attachment-store'
import { type DraftContent, draftsOfUser } from '../drafts/drafts-of-user'
import { stepsInMarkdown } from './steps-in-markdown'

type Step = CampaignForm['steps'][number]

const filesOf = ({ files }: DraftContent, { id }: Step) => (files[id] ?? []).map(({ file }) => file)

const allFilesOf = (draft: DraftContent) => draft.form.steps.flatMap((step) => filesOf(draft, step))

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

const toEntry = async (draft: DraftContent): Promise<z.input<typeof entryReader>> => ({
  changedAt: draft.changedAt,
  form: draft.form,
  files: await Promise.all(
    draft.form.steps.map(async (step) =>
      Promise.all(
        filesOf(draft, step).map(async (file) => ({
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

/** Excludes the bytes of the files. */
const contentOf = (draft: DraftContent) =>
  JSON.stringify([
    cleaned(formReader.parse(draft.form)),
    draft.form.steps.map((step) =>
      filesOf(draft, step).map(({ name, type, size }) => [name, type, size]),
    ),
  ])

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

async function isSameFile(a: File, b: File | undefined): Promise<boolean> {
  if (!b) return false
  const [bytes, others] = [await bytesOf(a), await bytesOf(b)]
  return bytes.every((byte, at) => byte === others[at])
}

async function isSame(a: DraftContent, b: DraftContent): Promise<boolean> {
  if (contentOf(a) !== contentOf(b)) return false
  const others = allFilesOf(b)
  const same = await Promise.all(
    allFilesOf(a).map(async (file, at) => isSameFile(file, others[at])),
  )
  return same.every(Boolean)
}

async function markNew(found: readonly DraftContent[], known: readonly DraftContent[]) {
  const marked: { draft: DraftContent; isNew: boolean }[] = []
  for (const draft of found) {
    const others = [...known, ...marked.map((one) => one.draft)]
    const isKnown = (await Promise.all(others.map(async (other) => isSame(draft, other)))).some(
      Boolean,
    )
    marked.push({ draft, isNew: !isKnown })
  }
  return marked
}

function toMarkdown(draft: DraftContent): string {
  const names = (step: Step) => listInWords().format(filesOf(draft, step).map(({ name }) => name))
  const { name, steps } = draft.form
  return [
    `### ${inMarkdown(visibleText(name) || untitled())}`,
    translate('Unsaved draft, {time}', { time: shortTime(draft.changedAt) }),
    stepsInMarkdown(steps, names),
  ].join('\n\n')
}

/** Excludes undo history and AI answers. */
export function draftsPart(userId: string): HandOverPart {
  const drafts = draftsOfUser(userId)
  return {
    kind: 'drafts',
    label: () => translate('Drafts'),
    place: { to: '/campaigns' },
    read: async () => {
      const all = await drafts.contents()
      const files = all.flatMap(allFilesOf)
      const fileBytes = files.reduce((sum, { size }) => sum + size, 0)
      return {
        count: all.length,
        fileBytes,
        countInWords:
          files.length === 0
            ? undefined
            : translate('{count} with {files, plural, one {# file} other {# files}}, {size}', {
                count: all.length,
                files: files.length,
                size: fileSizeInWords(fileBytes),
              }),
        toEntries: async () => Promise.all(all.map(toEntry)),
        toMarkdown: () => all.map(toMarkdown).join('\n\n'),
      }
    },
    compare: async (entries) => {
      const found = readEntries(entryReader, entries).map(toDraft)
      const marked = await markNew(found, await drafts.contents())
      return {
        items: marked.map(({ draft, isNew }) => ({
          name: visibleText(draft.form.name) || untitled(),
          isNew,
        })),
        take: async () => {
          let taken = 0
          for (const { draft, isNew } of marked) {
            if (!isNew) continue
            try {
              await drafts.add(draft)
              taken += 1
            } catch {
              // A smaller draft may still fit.
            }
          }
          return taken
        },
      }
    },
  }
}
