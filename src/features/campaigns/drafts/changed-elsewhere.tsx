import { Alert, Button, Flex } from '@chakra-ui/react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Refusal } from '@/shared/ui/refusal'
import { whySaving } from './saving-note'

type Props = {
  change: 'changed' | 'dropped'
  /** Save is pending: the person has already chosen this tab's draft. */
  isSaving: boolean
  onKeep: () => void
  /** Discards what was written in this tab. */
  onYield: () => void
}

const texts = {
  changed: {
    title: msg(
      'This draft was changed in another tab. What you write here is not kept until you choose.',
    ),
    yielding: msg('Use the other tab’s draft'),
  },
  dropped: {
    title: msg(
      'This draft was saved or discarded in another tab. What you write here is not kept until you choose.',
    ),
    yielding: msg('Discard it here too'),
  },
}

/** Two tabs share one draft; neither overwrites the other without asking. */
export function ChangedElsewhere({ change, isSaving, onKeep, onYield }: Props) {
  const t = useTranslation()
  const { title, yielding } = texts[change]
  return (
    <Alert.Root status="warning" mb="4" role="alert">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          {t(title)}
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          <Refusal reason={whySaving(isSaving)}>
            <Button size="sm" disabled={isSaving} onClick={onYield}>
              {t(yielding)}
            </Button>
          </Refusal>
          <Refusal reason={whySaving(isSaving)}>
            <Button size="sm" variant="outline" disabled={isSaving} onClick={onKeep}>
              {t('Keep this draft')}
            </Button>
          </Refusal>
        </Flex>
      </Flex>
    </Alert.Root>
  )
}
