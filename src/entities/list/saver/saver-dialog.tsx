import { useStore } from '@/shared/lib/state/store'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { closeSaver, saver } from './saver'

const SaveListDialog = lazyPart(async () => (await import('./save-list-dialog')).SaveListDialog, {
  fallback: opening(),
  closeOf: () => closeSaver,
})
export const { onIntent: onSaverIntent, preload: preloadSaver } = SaveListDialog

type Props = {
  onWriteTo: (listId: string) => void
}

export function SaverDialog({ onWriteTo }: Props) {
  const current = useStore(saver)
  return current && <SaveListDialog saver={current} onWriteTo={onWriteTo} />
}
