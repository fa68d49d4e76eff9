import { Alert, Button, Flex } from '@chakra-ui/react'

type Props = { onSettle: (kept: 'other' | 'own') => void }

/** Two tabs write the one draft: neither overwrites the other unasked. */
export function ChangedElsewhere({ onSettle }: Props) {
  return (
    <Alert.Root status="warning" mb="4" role="alert">
      <Alert.Indicator />
      <Flex flex="1" minW="0" wrap="wrap" align="center" justify="space-between" gap="3">
        <Alert.Title flex="1 1 16rem" minW="0">
          This draft was changed in another tab. What you write here is not kept until you choose.
        </Alert.Title>
        <Flex wrap="wrap" gap="2">
          <Button size="sm" onClick={() => onSettle('other')}>
            Take the other tab’s
          </Button>
          <Button size="sm" variant="outline" onClick={() => onSettle('own')}>
            Keep mine
          </Button>
        </Flex>
      </Flex>
    </Alert.Root>
  )
}
