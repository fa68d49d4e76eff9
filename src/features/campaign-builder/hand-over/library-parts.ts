import * as z from 'zod/mini'
import { htmlToPlainText } from '@/editor/html/plain-text'
import { translate } from '@/shared/i18n/translate'
import {
  compareByContent,
  type HandOverPart,
  readEntries,
} from '@/shared/lib/hand-over/hand-over-part'
import { inMarkdown, markdownBlock } from '@/shared/lib/values/markdown'
import { contentOf, type Entry, entryReader, type Kind } from '../library/entry'
import { libraryOfUser } from '../library/library'
import { cleaned, newEntries } from '../library/library-file'
import { stepsInMarkdown } from './steps-in-markdown'

const toMarkdown = (entry: Entry) =>
  [
    `### ${inMarkdown(entry.name)}`,
    entry.kind === 'template'
      ? stepsInMarkdown(entry.steps)
      : markdownBlock(htmlToPlainText(entry.html)),
  ].join('\n\n')

function partOf(userId: string, kind: Kind, part: Pick<HandOverPart, 'kind' | 'label'>) {
  const library = libraryOfUser(userId)
  const own = () => library.entries.get().filter((entry) => entry.kind === kind)
  const reader = entryReader.check(z.refine((entry) => entry.kind === kind))
  return {
    ...part,
    read: async () => {
      const all = own()
      return {
        count: all.length,
        toEntries: async () => all,
        toMarkdown: () => all.map(toMarkdown).join('\n\n'),
      }
    },
    compare: async (entries: readonly unknown[]) =>
      compareByContent({
        found: readEntries(reader, entries).map(cleaned),
        known: own().map(cleaned),
        contentOf,
        nameOf: ({ name }) => name,
        add: (added) => {
          const withIds = newEntries(added, library.entries.get())
          if (library.add(withIds)) return true
          for (const { id } of withIds) library.remove(id)
          return false
        },
      }),
  } satisfies HandOverPart
}

export const libraryParts = (userId: string): readonly HandOverPart[] => [
  partOf(userId, 'template', { kind: 'templates', label: () => translate('Templates') }),
  partOf(userId, 'snippet', { kind: 'snippets', label: () => translate('Snippets') }),
]
