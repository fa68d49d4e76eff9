import { Flex, IconButton, Text } from '@chakra-ui/react'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import type { Recipient } from './use-recipient'

/** Wraps around: after the last contact comes the first. */
export function RecipientSwitch({ recipient }: { recipient: Recipient }) {
  const { contact, contacts, position, move } = recipient
  const isOnly = contacts.length < 2

  return (
    <Flex align="center" gap="2" minW="0">
      <IconButton
        size="sm"
        variant="outline"
        aria-label="Previous contact"
        disabled={isOnly}
        onClick={() => move(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <IconButton
        size="sm"
        variant="outline"
        aria-label="Next contact"
        disabled={isOnly}
        onClick={() => move(1)}
      >
        <NextIcon />
      </IconButton>
      <Flex direction="column" minW="0" aria-live="polite">
        <UserText text={contact?.name || contact?.email || 'A contact without a name'} />
        <Text color="fg.muted" textStyle="xs">
          {`Contact ${position} of ${contacts.length}`}
        </Text>
      </Flex>
    </Flex>
  )
}
