import { Flex, IconButton, Text } from '@chakra-ui/react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { Refusal } from '@/shared/ui/refusal'
import type { Recipient } from '../tokens/use-recipient'

const ONLY = msg('The list has one contact only.')

/** Wraps around: after the last contact comes the first. */
export function RecipientSwitch({ recipient }: { recipient: Recipient }) {
  const t = useTranslation()
  const { contact, contacts, position, move } = recipient
  const isOnly = contacts.length < 2

  return (
    <Flex align="center" gap="2" minW="0">
      <Refusal reason={isOnly ? t(ONLY) : undefined}>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={t('Previous contact')}
          onClick={() => move(-1)}
        >
          <PreviousIcon />
        </IconButton>
      </Refusal>
      <Refusal reason={isOnly ? t(ONLY) : undefined}>
        <IconButton
          size="sm"
          variant="outline"
          aria-label={t('Next contact')}
          onClick={() => move(1)}
        >
          <NextIcon />
        </IconButton>
      </Refusal>
      <Flex direction="column" minW="0" aria-live="polite">
        <UserText text={contact?.name || contact?.email || t('A contact without a name')} />
        <Text color="fg.muted" textStyle="xs">
          {t('Contact {position} of {count}', { position, count: contacts.length })}
        </Text>
      </Flex>
    </Flex>
  )
}
