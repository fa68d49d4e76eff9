import { Alert, Button, Flex } from '@chakra-ui/react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'

type Props = { name: string; onDelete: () => void; onKeep: () => void }

/** Shown after an edited campaign was saved as a new one. */
export function OriginalNotice({ name, onDelete, onKeep }: Props) {
  const t = useTranslation()

  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          <Trans
            message="Your changes are saved as a new campaign. The original is still there: {name}"
            values={{ name: <UserText text={name} /> }}
          />
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" variant="outline" onClick={onDelete}>
            {t('Delete the original')}
          </Button>
          <Button size="sm" variant="ghost" onClick={onKeep}>
            {t('Keep both')}
          </Button>
        </Flex>
      </Flex>
    </Alert.Root>
  )
}
