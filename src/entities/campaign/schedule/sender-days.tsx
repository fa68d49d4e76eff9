import * as z from 'zod/mini'
import { Box, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { FormField } from '@/shared/ui/fields/form-field'
import { campaignsQuery } from '../campaign-queries'
import { limitOf, overLimit, type SenderDay, senderLoad, sequenceOf } from './sender-load'

/** Mails per day, by lower-case sender address. */
const senderLimits = persisted({
  name: 'sender-limits',
  scope: 'user',
  schema: z.record(z.string(), z.int().check(z.positive())),
  fallback: {},
  atLogOut: 'stays',
})

const MAX_DAYS = 10

const weekday = dateFormat({ weekday: 'long' })
const dayText = dateFormat({ day: 'numeric', month: 'short' })

type Props = {
  steps: readonly { sender: string; delay: number }[]
  listId: string | undefined
}

/**
 * Daily volume of a sequence's senders, including all active campaigns, compared with the user's
 * limits.
 */
export function SenderDays({ steps, listId }: Props) {
  const t = useTranslation()
  const [today] = useState(() => new Date())
  const campaigns = useQuery(campaignsQuery).data ?? []
  const lists = useQuery(listsQuery).data
  const people = lists?.find(({ id }) => id === listId)?.totalLeads
  const limits = useStore(senderLimits(useCurrentUser().id))
  const senders = [...new Set(steps.map(({ sender }) => sender).filter(Boolean))]
  const active = campaigns.filter(({ status }) => status === 'active').map(sequenceOf)
  const own = { steps, start: today, people }
  const days = senderLoad([...active, own], today).filter(({ sender }) => senders.includes(sender))
  if (senders.length === 0) return null
  const unknown = active.filter(
    ({ people, steps }) =>
      people === undefined && steps.some(({ sender }) => senders.includes(sender)),
  ).length
  const tooMany = new Set(overLimit(days, limits))

  const textOf = ({ date, sender, mails }: SenderDay) => {
    const day = `${weekday().format(date)}, ${dayText().format(date)}`
    const limit = limitOf(limits, sender)
    return limit === undefined
      ? t('{day}: about {mails} mails from {sender}', { day, mails, sender })
      : t('{day}: about {mails} mails from {sender}, your limit is {limit}', {
          day,
          mails,
          sender,
          limit,
        })
  }
  return (
    <Stack as="section" gap="2" mt="4">
      <Heading as="h3" size="xs">
        {t('Days and senders')}
      </Heading>
      <Text color="fg.muted" textStyle="sm">
        {t('With all active campaigns, as an estimate from sent, total and waiting days.')}
      </Text>
      {lists && listId !== undefined && people === undefined && (
        <Text color="fg.warning" textStyle="sm">
          {t('Without this campaign: the number of its contacts is not known.')}
        </Text>
      )}
      {unknown > 0 && (
        <Text color="fg.warning" textStyle="sm">
          {t(
            '{count, plural, one {Without 1 active campaign: the number of its people is not known.} other {Without # active campaigns: the number of their people is not known.}}',
            { count: unknown },
          )}
        </Text>
      )}
      <Box as="ul" aria-label={t('Days and senders')} listStyleType="none" textStyle="sm">
        {days.slice(0, MAX_DAYS).map((day) => (
          <Box
            as="li"
            key={`${day.date.getTime()} ${day.sender}`}
            overflowWrap="anywhere"
            py="0.5"
            color={tooMany.has(day) ? 'fg.warning' : undefined}
          >
            {textOf(day)}
          </Box>
        ))}
      </Box>
      {days.length > MAX_DAYS && (
        <Text color="fg.muted" textStyle="sm">
          {t('and {count} more', { count: days.length - MAX_DAYS })}
        </Text>
      )}
      <Flex wrap="wrap" gap="3">
        {senders.map((sender) => (
          <LimitField key={sender} sender={sender} />
        ))}
      </Flex>
    </Stack>
  )
}

function LimitField({ sender }: { sender: string }) {
  const t = useTranslation()
  const store = senderLimits(useCurrentUser().id)
  const limit = limitOf(useStore(store), sender)

  const handleChange = (text: string) => {
    const next = Number.parseInt(text, 10)
    const { [sender.toLowerCase()]: _, ...others } = store.get()
    store.set(next > 0 ? { ...others, [sender.toLowerCase()]: next } : others)
  }
  return (
    <FormField label={t('Mails a day from {sender} at most', { sender })}>
      <Input
        size="sm"
        width="8rem"
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('No limit')}
        value={limit ?? ''}
        onChange={({ target }) => handleChange(target.value)}
      />
    </FormField>
  )
}
