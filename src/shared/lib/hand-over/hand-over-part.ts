import type { LinkProps } from '@tanstack/react-router'
import type * as z from 'zod/mini'
import type { Persisted } from '../device/persisted'

/** One kind of entry in the file of "Hand over …", declared by the module that owns it. */
export type HandOverPart = {
  /** Key in the file. */
  kind: string
  label: () => string
  /** @throws Error if the storage or the server cannot be read */
  read: () => Promise<Outgoing>
  /**
   * Compares the entries of a file with the user's, without importing them.
   * @throws UnreadableEntryError
   */
  compare: (entries: readonly unknown[]) => Promise<Incoming>
  /** Replaces "2 new, 1 here already". */
  countsInWords?: (newCount: number, knownCount: number) => string
  /** Screen that shows the entries. */
  place?: LinkProps
}

export type Outgoing = {
  count: number
  /** Replaces the count in the dialog. */
  countInWords?: string | undefined
  /** Total size of attached files in bytes. */
  fileBytes?: number
  toEntries: () => Promise<readonly unknown[]>
  /** Section of the readable file; headings start at level 3. */
  toMarkdown: () => string
}

export type IncomingItem = {
  name: string
  about?: string | undefined
  link?: LinkProps
  /** False for an entry that the user already has. */
  isNew: boolean
}

export type Incoming = {
  items: readonly IncomingItem[]
  /**
   * @returns the number of new items that were stored: fewer than requested if storage is full or
   * blocked
   */
  take: () => Promise<number>
}

export class UnreadableEntryError extends Error {
  override name = 'UnreadableEntryError'

  /** @param number position in the file, from 1 */
  constructor(readonly number: number) {
    super(`Entry ${number} is unreadable`)
  }
}

/** @throws UnreadableEntryError */
export const readEntries = <Entry>(schema: z.ZodMiniType<Entry>, values: readonly unknown[]) =>
  values.map((value, index): Entry => {
    const { success, data } = schema.safeParse(value)
    if (!success) throw new UnreadableEntryError(index + 1)
    return data
  })

type Comparison<Entry> = {
  found: readonly Entry[]
  known: readonly Entry[]
  /** Equal for duplicate entries. */
  contentOf: (entry: Entry) => string
  nameOf: (entry: Entry) => string
  /** @returns whether they were stored */
  add: (entries: readonly Entry[]) => boolean
}

/** Only the first of several duplicates in the file is new. */
export function compareByContent<Entry>(comparison: Comparison<Entry>): Incoming {
  const { found, known, contentOf, nameOf, add } = comparison
  const contents = new Set(known.map(contentOf))
  const marked = found.map((entry) => {
    const content = contentOf(entry)
    const isNew = !contents.has(content)
    contents.add(content)
    return { entry, isNew }
  })
  const added = marked.flatMap(({ entry, isNew }) => (isNew ? [entry] : []))
  return {
    items: marked.map(({ entry, isNew }) => ({ name: nameOf(entry), isNew })),
    take: async () => (add(added) ? added.length : 0),
  }
}

/** Keeps the old value if the new one cannot be stored. @returns whether it was stored */
export function updateIfStored<Value>(
  { get, set }: Persisted<Value>,
  change: (current: Value) => Value,
): boolean {
  const before = get()
  if (set(change(before))) return true
  set(before)
  return false
}
