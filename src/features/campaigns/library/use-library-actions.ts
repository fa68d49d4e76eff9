import { translate } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { reasonOf } from '@/shared/api/api-error'
import { notify } from '@/shared/ui/notifications/toaster'
import type { Entry } from './entry'
import { MAX_FILE_BYTES, newEntries, readFile, toFile } from './library-file'
import { useLibrary } from './library-of-user'
import { libraryMessages } from './messages'

export function useLibraryActions() {
  const library = useLibrary()

  const tell = (isKept: boolean, say?: () => void) => {
    if (!isKept) notify.warning(libraryMessages.unwritten)
    else say?.()
  }
  const addFile = (file: File, text: string) => {
    const result = readFile(text)
    if ('problem' in result) {
      notify.error(libraryMessages.importFailed(file.name, result.problem))
      return
    }
    const { entries } = result
    const added = newEntries(entries, library.entries.get())
    tell(library.add(added), () =>
      notify.success(libraryMessages.imported(added.length, entries.length - added.length)),
    )
  }

  return {
    save: (entry: Entry) =>
      tell(library.add([entry]), () =>
        notify.success(libraryMessages.saved(entry.kind, entry.name)),
      ),
    rename: ({ id }: Entry, name: string) => tell(library.rename(id, name)),
    remove: (entry: Entry) => {
      library.remove(entry.id)
      notify.info(libraryMessages.deleted(entry.kind, entry.name), {
        action: { label: translate('Undo'), onClick: () => tell(library.add([entry])) },
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
