import { Box, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { EntryRow } from '@/shared/ui/tables/entry-row'
import { SearchField } from '@/shared/ui/fields/search-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { useStore } from '@/shared/lib/state/store'
import type { Entry } from './entry'
import { matching, useLibrary } from './library'
import { libraryMessages } from './messages'

type Props<Of extends Entry> = {
  kind: Of['kind']
  title: string
  renderSaving: (save: (entry: Of) => void) => ReactNode
  empty: { title: string; description: string }
  aboutOf: (entry: Of) => string
  onInsert: (entry: Of) => void
  onClose: () => void
}

export function LibraryDialog<Of extends Entry>(props: Props<Of>) {
  const t = useTranslation()
  const { kind, title, renderSaving, empty, aboutOf, onInsert, onClose } = props
  const actions = useLibraryActions()
  const all = useStore(useLibrary().entries)
  const [query, setQuery] = useState('')
  const own = all.filter((entry): entry is Of => entry.kind === kind)
  const found = matching(own, query)

  return (
    <Dialog
      size="lg"
      title={title}
      description={t('Kept on this device, for you.')}
      onClose={onClose}
    >
      <Stack gap="5">
        {renderSaving(actions.save)}
        {own.length === 0 ? (
          <EmptyState {...empty} />
        ) : (
          <Stack gap="2">
            <SearchField
              label={kind === 'template' ? t('Search templates') : t('Search snippets')}
              value={query}
              onChange={setQuery}
            />
            <Box as="ul" aria-label={title} listStyleType="none">
              {found.map((entry) => (
                <EntryRow
                  key={entry.id}
                  name={entry.name}
                  about={aboutOf(entry)}
                  action={{
                    label: t('Insert'),
                    name: t('Insert {name}', { name: entry.name }),
                    onPress: () => onInsert(entry),
                  }}
                  onDelete={() => actions.remove(entry)}
                />
              ))}
            </Box>
            {found.length === 0 && <Text role="status">{t('Nothing has these words.')}</Text>}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

function useLibraryActions() {
  const library = useLibrary()

  const reportKept = (isKept: boolean, onKept?: () => void) => {
    if (!isKept) notify.warning(libraryMessages.unwritten)
    else onKept?.()
  }
  return {
    save: (entry: Entry) =>
      reportKept(library.add([entry]), () =>
        notify.success(libraryMessages.saved(entry.kind, entry.name)),
      ),
    remove: (entry: Entry) => {
      library.remove(entry.id)
      notify.info(libraryMessages.deleted(entry.kind, entry.name), {
        action: { label: translate('Undo'), onClick: () => reportKept(library.add([entry])) },
      })
    },
  }
}
