import { Suspense } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import { saver } from './saver'

const SaveListDialog = lazyPart(async () => (await import('./save-list-dialog')).SaveListDialog)
export const { onIntent: onSaverIntent } = SaveListDialog

export function SaverDialog() {
  const t = useTranslation()
  const current = useStore(saver)
  return (
    current && (
      <Suspense fallback={<Loading label={t('Opening...')} />}>
        <SaveListDialog saver={current} />
      </Suspense>
    )
  )
}
