import { Button, Flex, Spinner } from '@chakra-ui/react'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { ErrorPanel } from '@/shared/ui/error-panel'

type Props = {
  isPending: boolean
  error: Error | undefined
  onCancel: () => void
  onRetry: () => void
}

/** The progress of a search, or why the last one failed; nothing otherwise. */
export function SearchStatus({ isPending, error, onCancel, onRetry }: Props) {
  const t = useTranslation()

  if (isPending) {
    return (
      <Flex justify="center" py="4">
        <SearchProgress onCancel={onCancel} />
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

export function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const t = useTranslation()

  return (
    <Flex align="center" gap="3" color="fg.muted">
      <Flex role="status" align="center" gap="2">
        <Spinner size="sm" color="brand.solid" />
        {t('Looking for leads...')}
      </Flex>
      <Button size="xs" variant="outline" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </Flex>
  )
}
