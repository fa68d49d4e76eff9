import { chakra, Stack, Text } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import { addressKeysOf } from '@/entities/event/event'
import { useKnownEvents } from '@/entities/event/event-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { leadsAsChosen, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { useSaidNo } from '@/entities/lead/said-no'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { useSlices } from '@/shared/lib/state/incremental'
import { newManualIds } from '@/shared/lib/values/manual-id'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { UserText } from '@/shared/ui/user-text'
import { CleaningPanel } from './cleaning-panel'
import { type Cleaning, usualCleaning } from './cleaning'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { StepHeading } from '@/shared/ui/page/step-heading'
import { cleanContacts, type CopiedContact, findInContacts, leadsOfCopy } from './cleaned-contacts'

type Props = {
  listId: string
  listName: string
  contacts: readonly Contact[]
  /** Begins without the bounced. */
  isOfBounces: boolean
  onDone: () => void
  onSaved: (listId: string) => void
}

const noCopies: CopiedContact[] = []
const reactions = ['bounced', 'replied'] as const

export function CleanCopy({ listId, listName, contacts, isOfBounces, onDone, onSaved }: Props) {
  const t = useTranslation()
  const saidNo = useSaidNo()
  const [cleaning, setCleaning] = useState<Cleaning>(() =>
    isOfBounces ? { ...usualCleaning, kinds: [...usualCleaning.kinds, 'bounced'] } : usualCleaning,
  )
  const { events, hasFailed, retry } = useKnownEvents(reactions)
  const facts = useMemo(() => {
    const of = (type: string) => addressKeysOf(events.filter(({ eventType }) => eventType === type))
    return { saidNo, bounced: of('bounced'), replied: of('replied') }
  }, [saidNo, events])
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
  const rows = useMemo(() => copied.filter(({ kind }) => kind !== 'same'), [copied])
  const changed = copied.filter(({ kind }) => kind === 'changed').length
  const leftOut = copied.filter(({ kind }) => kind === 'leftOut').length

  const handleSave = () =>
    openListSaveJob({
      source: leadsAsChosen(leads),
      noun: 'contacts',
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
      <UnknownNote
        texts={hasFailed ? [t('Who bounced or replied is not known.')] : []}
        onRetry={retry}
      />
      <CleaningPanel find={find} cleaning={cleaning} listId={listId} onChange={setCleaning} />
      <Text role="status">
        {isCurrent &&
          t(
            '{contacts, number} contacts are copied: {changed, number} changed, {leftOut, number} left out.',
            {
              contacts: leads.length,
              changed,
              leftOut,
            },
          )}
      </Text>
      {rows.length > 0 && (
        <DataTable
          label={t('Preview of the copy')}
          rows={rows}
          columns={columns}
          getRowId={({ position }) => String(position)}
          maxHeight="18rem"
        />
      )}
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

const cellColumn = (
  column: keyof CopiedContact['cells'],
  header: Translatable,
): TableColumn<CopiedContact> => ({
  id: column,
  header,
  minRem: 8.25,
  text: ({ cells }) => cells[column],
})

const columns: TableColumn<CopiedContact>[] = [
  { id: 'result', header: msg('Result'), width: '14rem', cell: (copy) => <Result copy={copy} /> },
  cellColumn('first_name', msg('First name')),
  cellColumn('last_name', msg('Last name')),
  cellColumn('company', msg('Company')),
  cellColumn('email', msg('Email')),
]

function Result({ copy }: { copy: CopiedContact }) {
  const t = useTranslation()
  return copy.kind === 'leftOut' ? (
    <UserText text={copy.reason()} color="fg.muted" />
  ) : (
    <chakra.span color="fg.success">{t('Changed')}</chakra.span>
  )
}
