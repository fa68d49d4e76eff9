import { useStore } from '@/shared/lib/state/store'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { closeSaver, saver } from './saver'

const SaveListDialog = lazyPart(async () => (await import('./save-list-dialog')).SaveListDialog, {
  fallback: opening(),
  closeOf: () => closeSaver,
})
export const { onIntent: onSaverIntent, preload: preloadSaver } = SaveListDialog

export function SaverDialog() {
  const current = useStore(saver)
  return current && <SaveListDialog saver={current} />
}
