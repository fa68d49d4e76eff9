import type * as Idb from 'idb-keyval'
import * as z from 'zod/mini'
import { count, items, text } from '@/shared/api/answer'
import { type Attachment, attachmentsReader } from '../attachments/attachment-store'
import { type AiAnswer, answersReader } from '../ai/ai-answers'
import type { KeptDocument } from '../editor/step-document'
import { type CampaignForm, formReader } from '../model/campaign-form'
import { placeReader } from '../model/campaign-place'

const headReader = z.object({ id: z.string(), name: text, changedAt: count, place: placeReader })

/** What a list shows of a draft, and where in the flow the person was. */
export type DraftHead = z.output<typeof headReader>

export type DraftParts = {
  form: CampaignForm
  /** By step. */
  files: Readonly<Record<string, readonly Attachment[]>>
  answers: Readonly<Record<string, readonly AiAnswer[]>>
  /** The open bodies with their undo history. */
  bodies: Readonly<Record<string, KeptDocument | undefined>>
}

const bodiesReader = z.catch(
  z.record(
    z.string(),
    z.custom<KeptDocument | undefined>((value) => {
      const { blocks, sourceBlocks, history } = Object(value)
      const lists = [blocks, sourceBlocks, history?.undos, history?.redos]
      return value === undefined || lists.every(Array.isArray)
    }),
  ),
  {},
)

export type DraftDevice = ReturnType<typeof openDraftDevice>

const parts = ['head', 'form', 'files', 'answers', 'bodies'] as const

type Database = { idb: typeof Idb; store: Idb.UseStore }

let opened: Promise<Database> | undefined

async function openDatabase(): Promise<Database> {
  const idb = await import('idb-keyval')
  const open = idb.createStore('drafts', 'parts')
  const store: Idb.UseStore = (mode, use) =>
    open(mode, (objects) => {
      const result = use(objects)
      // Otherwise a page that closes at this moment would take it back.
      if (mode === 'readwrite') objects.transaction.commit()
      return result
    })
  return { idb, store }
}

/** Each call is one transaction: it is done as a whole, or not at all. */
const database = () =>
  (opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

/**
 * The drafts of one user in IndexedDB. The parts of a draft have records of their own, so that typing
 * does not write the files again. Every function rejects where IndexedDB is missing, blocked or full.
 */
export function openDraftDevice(userId: string) {
  const keyOf = (part: string, id: string) => [userId, part, id]

  async function allIds() {
    const { idb, store } = await database()
    return (await idb.keys(store)).flatMap((key) => {
      if (!Array.isArray(key)) return []
      const [owner, part, id] = key
      return owner === userId && part === 'head' && typeof id === 'string' ? [id] : []
    })
  }
  async function remove(ids: readonly string[]) {
    const { idb, store } = await database()
    await idb.delMany(
      ids.flatMap((id) => parts.map((part) => keyOf(part, id))),
      store,
    )
  }

  return {
    heads: async (): Promise<DraftHead[]> => {
      const ids = await allIds()
      const { idb, store } = await database()
      return items(headReader).parse(
        await idb.getMany(
          ids.map((id) => keyOf('head', id)),
          store,
        ),
      )
    },
    read: async (id: string): Promise<({ head?: DraftHead } & DraftParts) | undefined> => {
      const { idb, store } = await database()
      const [head, form, files, answers, bodies] = await idb.getMany<unknown>(
        parts.map((part) => keyOf(part, id)),
        store,
      )
      const read = formReader.safeParse(form)
      if (!read.success) return undefined
      return {
        head: headReader.safeParse(head).data,
        form: read.data,
        files: attachmentsReader.parse(files),
        answers: answersReader.parse(answers),
        bodies: bodiesReader.parse(bodies),
      }
    },
    write: async (head: DraftHead, changed: Partial<DraftParts>): Promise<void> => {
      const { idb, store } = await database()
      const entries = Object.entries({ head, ...changed })
      await idb.setMany(
        entries.map(([part, value]) => [keyOf(part, head.id), value]),
        store,
      )
    },
    remove: async (id: string) => remove([id]),
    removeAll: async () => remove(await allIds()),
  }
}

/** Why something could not be written. */
export type StorageProblem = 'full' | 'blocked'

export const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
