import { Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { CreateContactDialog } from '@/entities/campaign/ui/create-contact'
import { LeadPanel } from '@/entities/campaign/ui/lead-panel'
import type { AnalyticsEvent } from '@/entities/event/event'
import { useListReads } from '@/entities/lead/list-contacts-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listsQuery } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { companyDomain } from '@/shared/lib/values/free-mail'
import { Button } from '@/shared/ui/button'
import { OpenIcon, SuccessIcon } from '@/shared/ui/icons'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import type { EventRow } from './events-table'

type Props = {
  row: EventRow
  onMark: ((row: EventRow) => void) | undefined
  onClose: () => void
}

/** The person of an event: their contact in the campaign's list, else the event's own data. */
export function EventPanel({ row, onMark, onClose }: Props) {
  const t = useTranslation()
  const { contact, isFinding, failedCount, retry } = useContactOf(row)
  const { contactName = '', contactEmail, payload } = row
  const [isAdding, setIsAdding] = useState(false)
  return (
    <LeadPanel
      id={row.rowKey}
      person={contact ?? { name: contactName || (contactEmail ?? ''), email: contactEmail }}
      answers={payload.campaign}
      isFinding={isFinding}
      actions={
        onMark && (
          <>
            <Button
              size="sm"
              variant="outline"
              aria-pressed={row.isDone}
              onClick={() => onMark(row)}
            >
              {row.isDone ? <SuccessIcon /> : <OpenIcon />}
              {row.isDone ? t('Done') : t('Mark as done')}
            </Button>
            {row.eventType === 'replied' && (
              <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
                {t('Add a colleague')}
              </Button>
            )}
            {row.doneBy && (
              <Text color="fg.muted" textStyle="sm">
                {row.doneBy}
              </Text>
            )}
          </>
        )
      }
      note={
        <>
          {row.eventType === 'replied' && (
            <Text color="fg.muted" textStyle="sm">
              {t('The answer itself is in the mailbox of the sender.')}
            </Text>
          )}
          {isAdding && (
            <CreateContactDialog
              filledIn={{
                company: contact?.company ?? '',
                email: companyDomain(contactEmail ?? '')?.replace(/^/, '@') ?? '',
                location: contact?.location ?? '',
              }}
              onClose={() => setIsAdding(false)}
            />
          )}
          {failedCount > 0 && (
            <UnknownNote
              texts={[t('Not known: the contacts of the campaign’s list could not be read.')]}
              onRetry={retry}
            />
          )}
        </>
      }
      onClose={onClose}
    />
  )
}

/** Finds the contact by address in the list of the event's campaign; reads no other list. */
function useContactOf({ contactEmail, payload }: AnalyticsEvent) {
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)
  const known = new Set(lists.data?.map(({ id }) => id))
  const listIds = (contactEmail ? (campaigns.data ?? []) : []).flatMap(({ name, listId = '' }) =>
    name.trim() === payload.campaign && known.has(listId) ? [listId] : [],
  )
  const { contacts, failedCount, retry } = useListReads(listIds)
  const contact = findByAddress([...contacts.values()], contactEmail)
  const isReading = contacts.size + failedCount < new Set(listIds).size
  return {
    contact,
    isFinding: !contact && (isReading || lists.isPending || campaigns.isPending),
    failedCount,
    retry,
  }
}

const findByAddress = (lists: readonly (readonly Contact[])[], address = ''): Contact | undefined =>
  address === '' ? undefined : lists.flat().find(({ email = '' }) => isSameAddress(email, address))
