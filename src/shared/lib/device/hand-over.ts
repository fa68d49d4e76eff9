/** How a persisted value is passed on to another user ("Hand-over" in Settings). */
export type HandOver<Value> = {
  countOf: (value: Value) => number
  /**
   * Adds what is new in their value, and replaces nothing.
   * @param from name of the user who hands over
   */
  merge: (own: Value, theirs: Value, from: string) => Value
}

export type Incoming = {
  count: number
  newCount: number
  /** @returns how many were stored: fewer if the storage is full or blocked */
  take: () => Promise<number>
}

/** One kind of entries in the file of a hand-over. */
export type HandOverPart = {
  /** Key in the file. */
  kind: string
  /**
   * @returns a value for JSON; undefined for none
   * @throws Error if the storage cannot be read
   */
  read: () => Promise<unknown>
  /**
   * Takes nothing over yet.
   * @returns undefined if the value of the file is damaged
   */
  compare: (theirs: unknown, from: string) => Promise<Incoming | undefined>
}

/**
 * For a list: an entry with new content is added.
 * @param toOwn adapts an entry to those that the user has, such as its id
 */
export const byContent = <Entry>(
  contentOf: (entry: Entry) => string,
  toOwn: (entry: Entry, own: readonly Entry[]) => Entry = (entry) => entry,
) => ({
  countOf: (entries: readonly Entry[]) => entries.length,
  merge: (own: Entry[], theirs: Entry[]) => {
    const known = new Set(own.map(contentOf))
    const all = [...own]
    for (const entry of theirs) {
      const content = contentOf(entry)
      if (known.has(content)) continue
      known.add(content)
      all.push(toOwn(entry, all))
    }
    return all
  },
})
