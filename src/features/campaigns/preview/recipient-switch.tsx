import { Flex, IconButton, Text } from '@chakra-ui/react'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { Refusal } from '@/shared/ui/refusal'
import type { Recipient } from './use-recipient'

const ONLY = 'The list has one contact only.'

/** Wraps around: after the last contact comes the first. */
export function RecipientSwitch({ recipient }: { recipient: Recipient }) {
  const { contact, contacts, position, move } = recipient
  const isOnly = contacts.length < 2

  return (
    <Flex align="center" gap="2" minW="0">
      <Refusal reason={isOnly ? ONLY : undefined}>
        <IconButton
          size="sm"
          variant="outline"
          aria-label="Previous contact"
          onClick={() => move(-1)}
        >
          <PreviousIcon />
        </IconButton>
      </Refusal>
      <Refusal reason={isOnly ? ONLY : undefined}>
        <IconButton size="sm" variant="outline" aria-label="Next contact" onClick={() => move(1)}>
          <NextIcon />
        </IconButton>
      </Refusal>
      <Flex direction="column" minW="0" aria-live="polite">
        <UserText text={contact?.name || contact?.email || 'A contact without a name'} />
        <Text color="fg.muted" textStyle="xs">
          {`Contact ${position} of ${contacts.length}`}
        </Text>
      </Flex>
    </Flex>
  )
}
