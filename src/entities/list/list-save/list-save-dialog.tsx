import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { useListSaveDialog } from './list-save-frame'
import { closeListSaveJob } from './list-save-job'

const SaveListDialog = lazyPart(async () => (await import('./save-list-dialog')).SaveListDialog, {
  fallback: opening(),
  closeOf: () => closeListSaveJob,
})
export const { onIntent: onSaverIntent } = SaveListDialog

type Props = {
  onWriteTo: (listId: string) => void
}

export function ListSaveDialog({ onWriteTo }: Props) {
  const current = useListSaveDialog()
  return current && <SaveListDialog saver={current} onWriteTo={onWriteTo} />
}
