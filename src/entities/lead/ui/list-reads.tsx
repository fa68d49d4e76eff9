import type { useListReads } from '@/entities/lead/list-contacts-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import { UnknownNote } from '@/shared/ui/page/unknown-note'

type Props = { of: ReturnType<typeof useListReads>; count: number }

export function ListReads({ of: { contacts, failedCount, retry }, count }: Props) {
  const t = useTranslation()
  if (failedCount === 0) {
    return (
      <ProgressBar
        label={t('Reading contacts')}
        value={contacts.size}
        max={count}
        valueText={t('{read} of {count} lists', { read: contacts.size, count })}
      />
    )
  }
  return (
    <UnknownNote
      texts={[
        failedCount === 1
          ? t('One list could not be read.')
          : t('{failedCount} lists could not be read.', { failedCount }),
      ]}
      onRetry={retry}
    />
  )
}
