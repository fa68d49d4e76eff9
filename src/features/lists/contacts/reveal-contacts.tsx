import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { knownLeads, useKnownLeads } from '@/entities/lead/known-people'
import type { Contact } from '@/entities/lead/lead-mapping'
import { useReveal } from '@/entities/lead/reveal-queries'
import { LookProgress, useLookFirst } from '@/entities/lead/ui/look-first'
import { RevealPrice } from '@/entities/lead/ui/reveal-price'
import { listsQuery } from '@/entities/list/list-queries'
import { newLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'
import { EmailIcon } from '@/shared/ui/icons'
import { canReveal, toLead, withAddresses } from './revealed-contacts'

type Props = { listName: string; contacts: readonly Contact[] }

/** Reveals the hidden addresses of a list, and saves the list with them as a new one. */
export function RevealContacts({ listName, contacts }: Props) {
  const t = useTranslation()
  const priceId = useId()
  const lists = useQuery({ ...listsQuery, enabled: false }).data
  const hidden = useMemo(() => contacts.filter(canReveal).map(toLead), [contacts])
  const leads = useKnownLeads(hidden, lists)
  const { look, lookFirst } = useLookFirst()
  const { reveal, isRevealing } = useReveal((outcome) => {
    const listed = knownLeads(hidden, lists).flatMap(
      ({ apolloId = '', email }): [string, string][] => (email ? [[apolloId, email]] : []),
    )
    openListSaveJob({
      source: newLeads(withAddresses(contacts, new Map([...outcome.emails, ...listed]))),
      noun: 'contacts',
      name: t('{name} (revealed)', { name: listName }),
      onEnd: () => {},
    })
  })
  const manual = contacts.filter(({ email }) => !email).length - hidden.length
  if (look) return <LookProgress look={look} />
  return (
    <Flex wrap="wrap" align="center" columnGap="3" color="fg.muted" textStyle="sm">
      {hidden.length > 0 && (
        <Button
          size="xs"
          variant="outline"
          data-risky
          aria-busy={isRevealing}
          aria-describedby={priceId}
          onClick={onFirstClick(() => lookFirst(leads, () => reveal(knownLeads(hidden, lists))))}
        >
          <EmailIcon />
          {t('Reveal Emails ({count})', { count: hidden.length })}
        </Button>
      )}
      <RevealPrice id={priceId} leads={leads} />
      {manual > 0 && (
        <Text>
          {t(
            '{count, plural, one {1 was made by hand: no address to reveal.} other {# were made by hand: no addresses to reveal.}}',
            { count: manual },
          )}
        </Text>
      )}
    </Flex>
  )
}
