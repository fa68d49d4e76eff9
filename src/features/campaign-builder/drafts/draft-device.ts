import type * as Idb from 'idb-keyval'
import * as z from 'zod/mini'
import { count, text } from '@/shared/api/answer'
import { type Attachment, attachmentsReader } from '../attachments/attachment-store'
import type { AiAnswer } from '../ai/ai-answer'
import { answersReader } from '../ai/ai-answers'
import type { PersistedDocument } from '@/editor/step-document'
import { createStore } from '@/shared/lib/state/store'
import { type CampaignForm, formReader } from '@/entities/campaign/model/campaign-form'
import { placeReader } from '@/entities/campaign/model/campaign-search-params'

const headReader = z.object({ id: z.string(), name: text, changedAt: count, place: placeReader })

/** The part of a draft that lists need, with the user's position in the flow. */
export type DraftHead = z.output<typeof headReader> & { isUnreadable?: boolean }

/** A draft of another version, or a broken one. It stays as it is. */
export class UnknownDraftError extends Error {}

export type DraftParts = {
  form: CampaignForm
  /** By step id. */
  files: Readonly<Record<string, readonly Attachment[]>>
  answers: Readonly<Record<string, readonly AiAnswer[]>>
  /** Bodies that have been opened, with their undo history. */
  bodies: Readonly<Record<string, PersistedDocument | undefined>>
}

const bodyReader = z.catch(
  z.custom<PersistedDocument | undefined>((value) => {
    const { blocks, sourceBlocks, history } = Object(value)
    return [blocks, sourceBlocks, history?.undos, history?.redos].every(Array.isArray)
  }),
  undefined,
)

/** Number of items in all steps; the readers leave out what they do not understand. */
function sizeOf(byStep: unknown): number {
  if (byStep === undefined) return 0
  if (Object(byStep) !== byStep) return NaN
  const lists = Object.values(Object(byStep))
  return lists.every(Array.isArray) ? lists.flat().length : NaN
}

export type DraftDevice = ReturnType<typeof openDraftDevice>

type Database = { idb: typeof Idb; store: Idb.UseStore }

let opened: Promise<Database> | undefined

/** Counts how often the database was deleted or closed under this page. */
const losses = createStore(0)

async function openDatabase(): Promise<Database> {
  const idb = await import('idb-keyval')
  const open = idb.createStore('drafts', 'parts')
  await open('readonly', ({ transaction }) => {
    // Otherwise another tab could neither delete nor upgrade the database.
    for (const event of ['versionchange', 'close'])
      transaction.db.addEventListener(event, () => {
        transaction.db.close()
        opened = undefined
        losses.update((count) => count + 1)
      })
  })
  const store: Idb.UseStore = (mode, use) =>
    open(mode, (objects) => {
      const result = use(objects)
      // At once: a page that closes now would abort a write, and one that asks whether to leave
      // could end neither a write nor a read, for which the writes of the last keys wait.
      objects.transaction.commit()
      return result
    })
  return { idb, store }
}

/** Opens the database; each call of the device is one transaction. */
const database = () =>
  (opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined
    throw error
  }))

/**
 * The drafts of one user in IndexedDB. Each part of a draft, and each of its bodies, has its own
 * record, so that typing rewrites only what changed. Every function rejects if IndexedDB is
 * missing, blocked or full.
 */
export function openDraftDevice(userId: string) {
  const recordKey = (part: string, id: string, ...step: string[]) => [userId, part, id, ...step]

  async function keysOf(isWanted: (part: string, id: string) => boolean) {
    const { idb, store } = await database()
    const keys = await idb.keys<string[]>(store)
    return keys.filter(([owner, part = '', id = '']) => owner === userId && isWanted(part, id))
  }
  async function readAll(keys: string[][]) {
    const { idb, store } = await database()
    return idb.getMany<unknown>(keys, store)
  }
  async function removeAll(keys: string[][]) {
    const { idb, store } = await database()
    await idb.delMany(keys, store)
  }

  return {
    /** Runs when everything on the device may be gone. */
    onLoss: losses.subscribe,
    heads: async (): Promise<DraftHead[]> => {
      const keys = await keysOf((part) => part === 'head')
      const records = await readAll(keys)
      return keys.map(([, , id = ''], at) => {
        const { data } = headReader.safeParse(records[at])
        return (
          data ?? { id, name: '', changedAt: 0, place: { flow: 'sequence' }, isUnreadable: true }
        )
      })
    },
    /** Everything stored of a draft, as JSON; files by their names. */
    asText: async (id: string): Promise<string> => {
      const keys = await keysOf((_part, draft) => draft === id)
      const records = await readAll(keys)
      const named = (_key: string, value: unknown) => (value instanceof File ? value.name : value)
      return JSON.stringify(
        Object.fromEntries(keys.map((key, at) => [key.slice(1), records[at]])),
        named,
        2,
      )
    },
    read: async (id: string): Promise<({ head?: DraftHead } & DraftParts) | undefined> => {
      const parts = ['head', 'form', 'files', 'answers']
      const [head, form, files, answers] = await readAll(parts.map((part) => recordKey(part, id)))
      if (head === undefined && form === undefined) return undefined
      const read = formReader.safeParse(form)
      // The reader leaves out steps that it does not understand.
      const ids = new Set(read.data?.steps.map((step) => step.id))
      const stored = z.array(z.looseObject({ id: z.string() })).safeParse(Object(form).steps)
      const parsed = {
        files: attachmentsReader.parse(files),
        answers: answersReader.parse(answers),
      }
      const isComplete =
        stored.data?.every((step) => ids.has(step.id)) &&
        sizeOf(parsed.files) === sizeOf(files) &&
        sizeOf(parsed.answers) === sizeOf(answers)
      if (!read.success || !isComplete) throw new UnknownDraftError()
      const steps = read.data.steps.map((step) => step.id)
      const bodies = await readAll(steps.map((step) => recordKey('body', id, step)))
      return {
        head: headReader.safeParse(head).data,
        form: read.data,
        ...parsed,
        bodies: Object.fromEntries(steps.map((step, at) => [step, bodyReader.parse(bodies[at])])),
      }
    },
    /** Parts that are left out, including single bodies, stay unchanged. */
    write: async (head: DraftHead, changed: readonly Partial<DraftParts>[]): Promise<void> => {
      const { idb, store } = await database()
      const entries: [string[], unknown][] = [[recordKey('head', head.id), head]]
      for (const { bodies = {}, ...parts } of changed) {
        for (const [part, value] of Object.entries(parts))
          entries.push([recordKey(part, head.id), value])
        for (const [step, body] of Object.entries(bodies))
          entries.push([recordKey('body', head.id, step), body])
      }
      await idb.setMany(entries, store)
    },
    remove: async (id: string) => removeAll(await keysOf((_part, draft) => draft === id)),
    removeBodies: async (id: string) =>
      removeAll(await keysOf((part, draft) => part === 'body' && draft === id)),
    removeAll: async () => removeAll(await keysOf(() => true)),
  }
}

/** Milliseconds. A database that another process locks never answers. */
export const ENDS_WITHIN_MS = 5000

/** @throws a TimeoutError if a read does not end in time */
export async function inTime<Value>(read: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error('Late'), { name: 'TimeoutError' })
    setTimeout(() => reject(error), ENDS_WITHIN_MS)
  })
  return Promise.race([read, late])
}

export type StorageProblem = 'full' | 'blocked'

export const problemOf = (error: unknown): StorageProblem =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
