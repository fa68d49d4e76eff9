import { Button, Flex, Spinner } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'

/** In the line of the counts, so that nothing moves when the leads come. */
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
