import { Stack, Text } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import { addressKeysOf } from '@/entities/event/event'
import { useKnownEvents } from '@/entities/event/event-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { leadsAsChosen, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { useSaidNo } from '@/entities/lead/said-no'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useSlices } from '@/shared/lib/state/incremental'
import { newManualIds } from '@/shared/lib/values/manual-id'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { CleaningPanel } from './cleaning-panel'
import { type Cleaning, usualCleaning } from './cleaning'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { StepHeading } from '@/shared/ui/page/step-heading'
import { cleanContacts, type CopiedContact, findInContacts, leadsOfCopy } from './cleaned-contacts'

type Props = {
  listId: string
  listName: string
  contacts: readonly Contact[]
  onDone: () => void
  onSaved: (listId: string) => void
}

const noCopies: CopiedContact[] = []
const bouncedOnly = ['bounced'] as const

export function CleanCopy({ listId, listName, contacts, onDone, onSaved }: Props) {
  const t = useTranslation()
  const saidNo = useSaidNo()
  const [cleaning, setCleaning] = useState<Cleaning>(usualCleaning)
  const { events, hasFailed, retry } = useKnownEvents(bouncedOnly)
  const facts = useMemo(() => ({ saidNo, bounced: addressKeysOf(events) }), [saidNo, events])
  const find = useCallback(
    (known: Cleaning['known']) => findInContacts(contacts, { ...facts, known }),
    [contacts, facts],
  )
  const start = useMemo(
    () => () => cleanContacts(contacts, { ...cleaning, ...facts }),
    [contacts, cleaning, facts],
  )
  const { result: copied = noCopies, isCurrent } = useSlices(start)
  const leads = useMemo(() => leadsOfCopy(copied, newManualIds()), [copied])
  const changed = copied.filter(({ kind }) => kind === 'changed').length
  const leftOut = copied.filter(({ kind }) => kind === 'leftOut').length

  const handleSave = () =>
    openListSaveJob({
      source: leadsAsChosen(leads),
      name: t('{name} (cleaned)', { name: listName }),
      onEnd: ({ list, left }) => left === 0 && onSaved(list.id),
    })

  return (
    // Room for focus outlines.
    <Stack gap="4" minHeight="0" overflowY="auto" p="1" m="-1">
      <StepHeading>{t('Clean a copy')}</StepHeading>
      <Text color="fg.muted" textStyle="sm">
        {t('The copy becomes a new list; this one stays as it is.')}
      </Text>
      <UnknownNote texts={hasFailed ? [t('Who bounced is not known.')] : []} onRetry={retry} />
      <CleaningPanel find={find} cleaning={cleaning} listId={listId} onChange={setCleaning} />
      <Text role="status">
        {isCurrent &&
          t(
            '{contacts, plural, one {1 contact is copied} other {{contacts, number} contacts are copied}}: {changed, number} changed, {leftOut, number} left out.',
            { contacts: leads.length, changed, leftOut },
          )}
      </Text>
      <DialogFooter>
        <Button variant="outline" onClick={onDone}>
          {t('Back')}
        </Button>
        <Button
          disabledReason={leads.length === 0 ? t('No contact is left to be copied.') : undefined}
          disabled={leads.length === 0 || !isCurrent}
          {...onSaverIntent}
          onClick={onFirstClick(handleSave)}
        >
          {t('Create List ({count, number})', { count: leads.length })}
        </Button>
      </DialogFooter>
    </Stack>
  )
}
