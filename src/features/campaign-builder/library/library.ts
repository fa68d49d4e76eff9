import { sendableHtml } from '@/entities/campaign/mail/clean-html'
import { fromElsewhere } from '@/entities/campaign/mail/foreign-html'
import { useCurrentUser } from '@/entities/session/session-context'
import { compareTexts } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { byContent } from '@/shared/lib/device/hand-over'
import { persisted } from '@/shared/lib/device/persisted'
import { perUser } from '@/shared/lib/state/store'
import { randomId } from '@/shared/lib/values/random-id'
import { textKey } from '@/shared/lib/values/text-key'
import { isEndOfPage, registerUnsavedWork } from '@/shared/lib/work/unsaved-work'
import { contentOf, type Entry, storedEntries } from './entry'

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

/** Nothing in an entry of another user can run. */
function cleaned(entry: Entry): Entry {
  const clean = (html: string) => sendableHtml(fromElsewhere(html))
  if (entry.kind === 'snippet') return { ...entry, html: clean(entry.html) }
  const steps = entry.steps.map((step) => ({ ...step, content: clean(step.content) }))
  return { ...entry, steps }
}

const stored = persisted({
  name: 'library',
  scope: 'user',
  schema: storedEntries,
  fallback: [],
  handOver: byContent(
    (entry: Entry) => contentOf(cleaned(entry)),
    (entry) => ({ ...cleaned(entry), id: randomId() }),
  ),
  atLogOut: 'stays',
})

function createLibrary(userId: string) {
  const entries = stored(userId)
  const takeOut = registerUnsavedWork(() =>
    entries.isStored()
      ? undefined
      : {
          isLostBy: isEndOfPage,
          question: () => ({
            title: translate('Log out and lose templates?'),
            text: translate('This browser could not store your last templates or snippets.'),
            confirmLabel: translate('Log out'),
            cancelLabel: translate('Stay signed in'),
          }),
        },
  )
  return {
    entries,
    /**
     * Entries that exist already are not changed.
     * @returns whether they were stored; else they last until the page closes
     */
    add: (added: readonly Entry[]) =>
      entries.update((all) => {
        const known = new Set(all.map(({ id }) => id))
        return [...all, ...added.filter(({ id }) => !known.has(id))]
      }),
    remove: (id: string) => entries.update((all) => all.filter((entry) => entry.id !== id)),
    /** Called at log out. */
    close: takeOut,
  }
}

/** Unlike a draft, it stays on the device at log out. */
export const libraryOfUser = perUser(createLibrary)

export const useLibrary = (): Library => libraryOfUser(useCurrentUser().id)
