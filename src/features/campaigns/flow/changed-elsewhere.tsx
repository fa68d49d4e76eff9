import { Alert, Button, Flex } from '@chakra-ui/react'
import { Refusal } from '@/shared/ui/refusal'
import { SAVING } from './saving-note'

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
    title: 'This draft was changed in another tab.',
    yielding: 'Use the other tab’s draft',
  },
  dropped: {
    title: 'This draft was saved or discarded in another tab.',
    yielding: 'Discard it here too',
  },
}

/** Two tabs share one draft; neither overwrites the other without asking. */
export function ChangedElsewhere({ change, isSaving, onKeep, onYield }: Props) {
  const { title, yielding } = texts[change]
  return (
    <Alert.Root status="warning" mb="4" role="alert">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          {`${title} What you write here is not kept until you choose.`}
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          <Refusal reason={isSaving ? SAVING : undefined}>
            <Button size="sm" disabled={isSaving} onClick={onYield}>
              {yielding}
            </Button>
          </Refusal>
          <Refusal reason={isSaving ? SAVING : undefined}>
            <Button size="sm" variant="outline" disabled={isSaving} onClick={onKeep}>
              Keep this draft
            </Button>
          </Refusal>
        </Flex>
      </Flex>
    </Alert.Root>
  )
}
