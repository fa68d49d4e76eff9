import { Box, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useRef, useState } from 'react'
import { reasonOf } from '@/shared/api/api-error'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/empty-state'
import { SearchField } from '@/shared/ui/fields/search-field'
import { DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import { focusAfterRow } from '@/shared/ui/tables/focus-after-row'
import { notify } from '@/shared/ui/notifications/toaster'
import { useStore } from '@/shared/lib/state/store'
import type { Entry } from './entry'
import { EntryRow } from './entry-row'
import { matching, useLibrary } from './library'
import { MAX_FILE_BYTES, newEntries, readFile, toFile } from './library-file'
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
  const [renamedId, setRenamedId] = useState<string>()
  const own = all.filter((entry): entry is Of => entry.kind === kind)
  const found = matching(own, query)

  return (
    <Dialog
      size="lg"
      title={title}
      description={t(
        'Kept on this device, for you. Export them to share them, or to move them to another device.',
      )}
      closeOnEscape={renamedId === undefined}
      onClose={onClose}
      footer={<FileActions isEmpty={all.length === 0} {...actions} />}
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
                  entry={entry}
                  about={aboutOf(entry)}
                  isRenaming={entry.id === renamedId}
                  onRenaming={(isOn) => setRenamedId(isOn ? entry.id : undefined)}
                  onInsert={() => onInsert(entry)}
                  onRename={(name) => actions.rename(entry, name)}
                  onExport={() => actions.exportOne(entry)}
                  onRemove={() => {
                    if (document.activeElement instanceof HTMLElement)
                      focusAfterRow(document.activeElement)?.focus()
                    actions.remove(entry)
                  }}
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

type FileProps = Pick<ReturnType<typeof useLibraryActions>, 'exportAll' | 'importFile'> & {
  isEmpty: boolean
}

/** Templates and snippets share one file. */
function FileActions({ isEmpty, exportAll, importFile }: FileProps) {
  const t = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('Import a file')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise choosing the same file again would not fire a change event.
          target.value = ''
          if (file) importFile(file)
        }}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        <UploadIcon aria-hidden />
        {t('Import')}
      </Button>
      <Button
        disabledReason={isEmpty ? t('There is nothing to export.') : undefined}
        variant="outline"
        size="sm"
        onClick={exportAll}
      >
        <DownloadIcon aria-hidden />
        {t('Export all')}
      </Button>
    </>
  )
}

function useLibraryActions() {
  const library = useLibrary()

  const reportKept = (isKept: boolean, onKept?: () => void) => {
    if (!isKept) notify.warning(libraryMessages.unwritten)
    else onKept?.()
  }
  const addFile = (file: File, text: string) => {
    const result = readFile(text)
    if ('problem' in result) {
      notify.error(libraryMessages.importFailed(file.name, result.problem))
      return
    }
    const { entries } = result
    const added = newEntries(entries, library.entries.get())
    reportKept(library.add(added), () =>
      notify.success(libraryMessages.imported(added.length, entries.length - added.length)),
    )
  }

  return {
    save: (entry: Entry) =>
      reportKept(library.add([entry]), () =>
        notify.success(libraryMessages.saved(entry.kind, entry.name)),
      ),
    rename: ({ id }: Entry, name: string) => reportKept(library.rename(id, name)),
    remove: (entry: Entry) => {
      library.remove(entry.id)
      notify.info(libraryMessages.deleted(entry.kind, entry.name), {
        action: { label: translate('Undo'), onClick: () => reportKept(library.add([entry])) },
      })
    },
    exportAll: () => exportFile('templates-and-snippets', library.entries.get()),
    exportOne: (entry: Entry) => exportFile(entry.name, [entry]),
    importFile: (file: File) => {
      if (file.size > MAX_FILE_BYTES) {
        notify.error(libraryMessages.importFailed(file.name, translate('It is larger than 20 MB.')))
        return
      }
      file.text().then(
        (text) => addFile(file, text),
        (error: unknown) => notify.error(libraryMessages.importFailed(file.name, reasonOf(error))),
      )
    },
  }
}

const exportFile = (name: string, entries: readonly Entry[]) =>
  downloadText(
    `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
    toFile(entries),
    'application/json',
  )
