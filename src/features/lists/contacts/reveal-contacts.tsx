import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { knownLeads, useKnownLeads } from '@/entities/lead/known-people'
import type { Contact } from '@/entities/lead/lead-mapping'
import { useReveal } from '@/entities/lead/search/reveal-queries'
import { LookProgress, useLookFirst } from '@/entities/lead/ui/look-first'
import { RevealPrice } from '@/entities/lead/ui/reveal-price'
import { listsQuery } from '@/entities/list/list-queries'
import { newLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { EmailIcon } from '@/shared/ui/icons'
import { canReveal, paidAddresses, toLead, withAddresses } from './revealed-contacts'

type Props = { listName: string; contacts: readonly Contact[] }

export function RevealContacts({ listName, contacts }: Props) {
  const t = useTranslation()
  const priceId = useId()
  const lists = useQuery({ ...listsQuery, enabled: false }).data
  const store = paidAddresses(useCurrentUser().id)
  const paid = useStore(store)
  const unknown = useMemo(() => contacts.filter(canReveal), [contacts])
  const hidden = useMemo(
    () => unknown.filter(({ apolloId }) => !Object.hasOwn(paid, apolloId)).map(toLead),
    [unknown, paid],
  )
  const paidCount = unknown.length - hidden.length
  const leads = useKnownLeads(hidden, lists)
  const { look, lookFirst } = useLookFirst()
  const handleSave = () => {
    const listed = knownLeads(hidden, lists).flatMap(
      ({ apolloId = '', email }): [string, string][] => (email ? [[apolloId, email]] : []),
    )
    const emails = new Map([...Object.entries(store.get()), ...listed])
    openListSaveJob({
      source: newLeads(withAddresses(contacts, emails)),
      name: t('{name} (revealed)', { name: listName }),
      onEnd: () => {},
    })
  }
  const { reveal, isRevealing } = useReveal(({ emails }) => {
    const found = [...emails].flatMap(([id, email]) => (email === null ? [] : [[id, email]]))
    store.update((paid) => ({ ...paid, ...Object.fromEntries(found) }))
    handleSave()
  })
  const manual = contacts.filter(({ email }) => !email).length - unknown.length
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
      {paidCount > 0 && (
        <Button size="xs" variant="outline" onClick={handleSave}>
          {t('Save revealed emails ({count})', { count: paidCount })}
        </Button>
      )}
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
