import * as z from 'zod/mini'
import { filterDefinitions, filterValueLabel } from '@/entities/lead/lead-filters'
import { searchKey } from '@/entities/lead/lead-search'
import { translate } from '@/shared/i18n/translate'
import {
  compareByContent,
  type HandOverPart,
  readEntries,
  updateIfStored,
} from '@/shared/lib/hand-over/hand-over-part'
import { freeName } from '@/shared/lib/values/free-name'
import { inMarkdown } from '@/shared/lib/values/markdown'
import { visibleText } from '@/shared/lib/values/visible-text'
import { type SavedSearch, savedSearches, searchReader, withSaved } from './saved-searches'

const entryReader = z.pipe(
  z.looseObject({
    name: z.string().check(z.refine((name) => visibleText(name) !== '')),
    filters: z.record(z.string(), z.unknown()),
  }),
  searchReader,
)

function toMarkdown({ name, filters, limit, isUnlisted }: SavedSearch): string {
  const values = filterDefinitions.flatMap((filter) => {
    const labels = filters[filter.name].map((value) => filterValueLabel(filter.name, value))
    return labels.length > 0
      ? [`- ${translate(filter.label)}: ${inMarkdown(labels.join(', '))}`]
      : []
  })
  const most =
    limit === 1 ? translate('At most 1 lead') : translate('At most {limit} leads', { limit })
  const rows = [
    ...values,
    `- ${most}`,
    ...(isUnlisted ? [`- ${translate('Not in my lists')}`] : []),
  ]
  return `### ${inMarkdown(name)}\n\n${rows.join('\n')}`
}

export function searchesPart(userId: string): HandOverPart {
  const store = savedSearches(userId)
  return {
    kind: 'searches',
    label: () => translate('Saved searches'),
    place: { to: '/search' },
    read: async () => {
      const { saved } = store.get()
      return {
        count: saved.length,
        toEntries: async () => saved,
        toMarkdown: () => saved.map(toMarkdown).join('\n\n'),
      }
    },
    compare: async (entries) =>
      compareByContent({
        found: readEntries(entryReader, entries),
        known: store.get().saved,
        contentOf: (search) => `${searchKey(search)} ${search.isUnlisted}`,
        nameOf: ({ name }) => name,
        add: (added) =>
          // Saving overwrites a search of the same name.
          updateIfStored(store, (searches) =>
            added.reduce(
              (all, search) =>
                withSaved(all, {
                  ...search,
                  name: freeName(
                    search.name,
                    all.saved.map((saved) => saved.name),
                  ),
                }),
              searches,
            ),
          ),
      }),
  }
}
