import { Box, Flex, Spinner } from '@chakra-ui/react'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { ErrorPanel } from '@/shared/ui/page/error-panel'

/** Shown while a lead search runs. A cancelled search may still cost credits. */
export function SearchProgress({ onCancel }: { onCancel: () => void }) {
  const t = useTranslation()

  return (
    <Flex align="center" gap="3" color="fg.muted">
      <Flex role="status" align="center" gap="2">
        <Spinner size="xs" color="fg.muted" />
        <Box css={{ '.notes &': { mdDown: { srOnly: true } } }}>{t('Looking for leads...')}</Box>
      </Flex>
      <Button
        size="2xs"
        my="-1"
        px="0"
        variant="plain"
        textDecoration="underline"
        onClick={onCancel}
      >
        {t('Cancel')}
      </Button>
    </Flex>
  )
}

type ErrorProps = { error: Error | undefined; onRetry: () => void }

/** Shows why the last lead search failed. */
export function SearchError({ error, onRetry }: ErrorProps) {
  const t = useTranslation()
  if (!error) return null
  return (
    <ErrorPanel
      title={t('The leads could not be loaded')}
      message={reasonOf(error)}
      error={error}
      onRetry={onRetry}
    />
  )
}
