import { Button, Flex } from '@chakra-ui/react'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { Loading } from '@/shared/ui/loading'

type Props = {
  isPending: boolean
  error: Error | undefined
  onCancel: () => void
  onRetry: () => void
}

export function SearchStatus({ isPending, error, onCancel, onRetry }: Props) {
  const t = useTranslation()

  if (isPending) {
    return (
      <Flex align="center" justify="center" gap="4">
        <Loading label={t('Looking for leads...')} />
        <Button size="sm" variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Flex>
    )
  }
  if (!error) return null
  return (
    <ErrorPanel
      title={t('The leads could not be loaded')}
      message={reasonOf(error)}
      onRetry={onRetry}
    />
  )
}
