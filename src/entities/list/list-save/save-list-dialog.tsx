import { useTranslation } from '@/shared/i18n/translate'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { ListSaveActions, ListSaveForm, listSaveFrame } from './list-save-form'
import type { ListSaveJob } from './list-save-job'
import { endListSaveJob } from './run-list-save-job'

type Props = { saver: ListSaveJob; onWriteTo: (listId: string) => void }

/**
 * Saves leads to a new or existing list, shows the progress, and offers a retry after a failure.
 */
export function SaveListDialog({ saver, onWriteTo }: Props) {
  useTranslation()
  return (
    <GuardedDialog
      isAbove
      size="sm"
      {...listSaveFrame(saver)}
      onClose={endListSaveJob}
      footer={<ListSaveActions saver={saver} onWriteTo={onWriteTo} />}
    >
      <ListSaveForm saver={saver} onWriteTo={onWriteTo} />
    </GuardedDialog>
  )
}
