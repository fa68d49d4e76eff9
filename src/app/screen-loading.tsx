import { useTranslation } from '@/shared/i18n/translate'
import { Loading } from '@/shared/ui/loading'

export function ScreenLoading() {
  const t = useTranslation()

  return <Loading label={t('Loading...')} />
}
