import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useIsBounced } from '@/entities/event/event-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { emailRemOf } from '@/entities/lead/ui/lead-columns'
import { listsByContact, listsQuery } from '@/entities/list/list-queries'
import { useSaidNo } from '@/entities/lead/said-no'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { useSlices } from '@/shared/lib/state/incremental'
import type { Selection } from '@/shared/lib/state/use-selection'
import { textKey } from '@/shared/lib/values/text-key'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { DataAge } from '@/shared/ui/page/data-age'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { toolbar } from '@/shared/ui/page/toolbar'
import { readOrder, sortRows, writeOrder } from '@/shared/ui/tables/table-order'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { DataTable } from '@/shared/ui/tables/data-table'
import { byKey } from '@/shared/ui/tables/row-ids'
import { groupContacts, positionsOfTwice } from './contact-health'
import {
  columnsOf,
  contactCards,
  contactLabel,
  contactsTable,
  type ContactNotes,
  type ContactRow,
  sortColumns,
  toRows,
} from './contact-rows'

const LeadPanel = lazyPart(
  async () => (await import('@/entities/campaign/ui/lead-panel')).LeadPanel,
  opening(),
)

const RevealContacts = lazyPart(async () => (await import('./reveal-contacts')).RevealContacts)
const ContactsActions = lazyPart(async () => (await import('./contacts-actions')).ContactsActions)

/** Search, sort order and open panel of the contacts. Stored in the URL. */
export type ContactsView = { find?: string; order?: string; person?: string }
export type ChangeContactsView = (change: ContactsView) => void

type Props = {
  listId: string
  listName: string
  contacts: readonly Contact[]
  view: ContactsView
  onViewChange: ChangeContactsView
  selection: Selection
  /** Whether rows have checkboxes, which slow down a large table. */
  isSelecting: boolean
  onSelecting: () => void
  /** Receives the selected contacts, or all shown if none is selected. */
  onClean: (contacts: readonly Contact[]) => void
}

export function ContactsPanel(props: Props) {
  const t = useTranslation()
  const { listId, listName, contacts, view, onViewChange } = props
  const { selection, isSelecting, onSelecting, onClean } = props
  const { id: userId } = useCurrentUser()
  const layout = useTableLayout(userId, contactsTable)
  const [query, setQuery] = useTypedText(view.find ?? '', (find) =>
    onViewChange({ find: find || undefined }),
  )
  const [chosen, setChosen] = useState<string>()
  const notes = useNotes(listId, contacts)
  const handleOpen = useCallback(
    ({ key }: ContactRow) => onViewChange({ person: key }),
    [onViewChange],
  )
  const columns = useColumns(notes, handleOpen, emailRemOf(contacts))
  const order = useMemo(() => readOrder(view.order, sortColumns), [view.order])
  const deferred = useDeferredValue(textKey(query))
  const rows = useMemo(() => toRows(contacts), [contacts])
  const groups = useMemo(() => groupContacts(rows, notes), [rows, notes])
  const group = groups.find(({ id }) => id === chosen) ?? groups[0]
  const sorted = useMemo(
    () => sortRows(group?.rows ?? rows, order, (contact, column) => contact[column]),
    [group, rows, order],
  )
  const found = useMemo(
    () => (deferred ? sorted.filter((row) => row.searched.includes(deferred)) : sorted),
    [sorted, deferred],
  )
  const options = groups.map(({ id, label, rows: { length } }) => ({
    value: id,
    label: `${t(label)} (${formatCount(length)})`,
  }))
  const open = found.find(({ key }) => key === view.person)

  return (
    <Stack gap="3" minHeight="0" css={toolbar}>
      <Flex wrap="wrap" align="center" gap="2">
        <Box flex="1 1 12rem" maxWidth={{ md: '20rem' }}>
          <SearchField label={t('Find a contact')} value={query} onChange={setQuery} />
        </Box>
        <Box order={{ base: '1', md: '0' }} marginEnd="auto" maxWidth="full">
          {options.length > 1 && (
            <SegmentedControl
              label={t('Show')}
              areChips
              options={options}
              value={group?.id ?? ''}
              onChange={setChosen}
            />
          )}
        </Box>
        <ViewButton layout={layout} isIconOnly />
      </Flex>
      {group?.id === 'noEmail' && <RevealContacts {...{ listName, contacts }} />}
      <PanelArea
        {...LeadPanel.onIntent}
        panel={
          open && (
            <PanelPlace>
              <LeadPanel
                id={open.key}
                person={open}
                onClose={() => onViewChange({ person: undefined })}
              />
            </PanelPlace>
          )
        }
      >
        <DataTable
          label={t('Contacts')}
          rows={found}
          columns={columns}
          cards={contactCards}
          layout={layout}
          order={order}
          onOrderChange={(next) => onViewChange({ order: writeOrder(next) })}
          getRowId={byKey}
          selection={isSelecting ? selection : undefined}
          getSelectLabel={contactLabel}
          openId={open?.key}
          onOpenRow={handleOpen}
        />
      </PanelArea>
      <ContactsActions
        {...{ listId, listName, rows, found, selection, isSelecting, onSelecting, onClean }}
      >
        <Text role="status">
          {deferred &&
            t('{shown} of {total} contacts match.', {
              shown: found.length,
              total: contacts.length,
            })}
        </Text>
        <DataAge of={[listContactsQuery(listId)]} isInDialog />
      </ContactsActions>
    </Stack>
  )
}

/** Changes only if a row does, because each change re-renders all rows. */
function useColumns(
  { twice, isBounced, saidNo }: ContactNotes,
  onOpen: (row: ContactRow) => void,
  emailRem: number,
) {
  const marked = twice?.size ? twice : undefined
  return useMemo(
    () => columnsOf({ twice: marked, isBounced, saidNo }, onOpen, emailRem),
    [marked, isBounced, saidNo, onOpen, emailRem],
  )
}

/** Derived after the contacts are shown, from cached data. */
function useNotes(listId: string, contacts: readonly Contact[]): ContactNotes {
  const { data: lists } = useQuery({ ...listsQuery, enabled: false })
  const isBounced = useIsBounced()
  const saidNo = useSaidNo()
  const isPainted = useDeferredValue(true, false)
  const findDuplicates = useMemo(
    () => (isPainted ? () => positionsOfTwice(contacts) : undefined),
    [isPainted, contacts],
  )
  const { result, isCurrent } = useSlices(findDuplicates)
  const twice = isCurrent ? result : undefined
  return useMemo(() => {
    if (!isPainted || !lists) return { twice, isBounced, saidNo }
    const byContact = listsByContact(lists)
    return {
      twice,
      isInOtherLists: ({ apolloId }: Contact) =>
        (byContact.get(apolloId) ?? []).some(({ id }) => id !== listId),
      isBounced,
      saidNo,
    }
  }, [isPainted, twice, isBounced, saidNo, listId, lists])
}
