import { useCurrentUser } from '@/entities/session/session-context'
import { compareTexts } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { type BrowserStorage, deviceStorage } from '@/shared/lib/device/persisted'
import { createStore, perUser, type Store } from '@/shared/lib/state/store'
import { textKey } from '@/shared/lib/values/text-key'
import { isEndOfPage, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { type Entry, storedEntries } from './entry'

/**
 * Entries whose name contains all words, sorted by name; names that start with the query come
 * first.
 */
export function matching<One extends { name: string }>(all: readonly One[], query: string): One[] {
  const typed = textKey(query)
  const words = typed.split(/\s+/)
  const startsSo = ({ name }: One) => Number(textKey(name).startsWith(typed))
  return all
    .filter(({ name }) => words.every((word) => textKey(name).includes(word)))
    .toSorted((a, b) => startsSo(b) - startsSo(a) || compareTexts(a.name, b.name))
}

export type Library = ReturnType<typeof createLibrary>

/**
 * The templates and snippets of one user on this device. Each change is written at once, on top of
 * the changes of other tabs. If it cannot be written, it lasts only until the page closes.
 */
export function createLibrary(storage: BrowserStorage, key: string) {
  const read = () => storedEntries.parse(parseJson(storage.read(key)))
  const entries: Store<readonly Entry[]> = createStore<readonly Entry[]>(read())
  let isWritten = true

  /** @returns whether it was persisted */
  const write = (next: readonly Entry[]): boolean => {
    isWritten = storage.write(key, JSON.stringify(next))
    entries.set(next)
    return isWritten
  }
  const change = (update: (stored: readonly Entry[]) => readonly Entry[]) =>
    write(update(isWritten ? read() : entries.get()))
  const withAdded = (stored: readonly Entry[], added: readonly Entry[]) => {
    const known = new Set(stored.map(({ id }) => id))
    return [...stored, ...added.filter(({ id }) => !known.has(id))]
  }
  const unfollow = storage.follow(key, () => {
    if (isWritten) entries.set(read())
    else write(withAdded(read(), entries.get()))
  })

  return {
    entries,
    isWritten: () => isWritten,
    /** Entries that exist already are not changed. */
    add: (added: readonly Entry[]) => change((stored) => withAdded(stored, added)),
    rename: (id: string, name: string) =>
      change((stored) => stored.map((entry) => (entry.id === id ? { ...entry, name } : entry))),
    remove: (id: string) => change((stored) => stored.filter((entry) => entry.id !== id)),
    /** Called at log out. */
    close: unfollow,
  }
}

function parseJson(json: string | undefined): unknown {
  try {
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Unlike a draft, it stays on the device at log out. */
export const libraryOfUser = perUser((userId): Library => {
  const library = createLibrary(deviceStorage, `library:${userId}`)
  const takeOut = registerUnsavedWork(() =>
    library.isWritten()
      ? undefined
      : {
          isLostBy: isEndOfPage,
          question: () => ({
            title: translate('Log out and lose templates?'),
            text: translate(
              'This browser could not store your last templates or snippets. Export them to keep them.',
            ),
            confirmLabel: translate('Log out'),
            cancelLabel: translate('Stay signed in'),
          }),
        },
  )
  const close = () => {
    takeOut()
    library.close()
  }
  return { ...library, close }
})

export const useLibrary = (): Library => libraryOfUser(useCurrentUser().id)
