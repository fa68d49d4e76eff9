import { Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useIsBounced } from '@/entities/event/event-queries'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import { listsByContact, listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, type Translatable, translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/lib/values/format-count'
import { useSlices } from '@/shared/lib/state/slices'
import { useSelection } from '@/shared/lib/state/use-selection'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { DataAge } from '@/shared/ui/data-age'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { PanelArea, PanelPlace } from '@/shared/ui/panel/panel-area'
import { nextOrder, readOrder, sortRows, writeOrder } from '@/shared/ui/tables/table-order'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import { campaignsOf, positionsOfTwice, writersOf } from './contact-notes'
import {
  columnsOf,
  contactLabel,
  contactsTable,
  type ContactNotes,
  type ContactRow,
  keyOf,
  sortColumns,
  toRows,
} from './contact-rows'

const LeadPanel = lazyPart(
  async () => (await import('@/entities/campaign/ui/lead-panel')).LeadPanel,
  { fallback: opening() },
)
const ContactsActions = lazyPart(async () => (await import('./contacts-actions')).ContactsActions)

/** How the contacts are searched and sorted. It lives in the address. */
export type ContactsView = { find?: string; order?: string }
export type ChangeContactsView = (change: ContactsView) => void

type Group = 'everyone' | 'noEmail' | 'twice'

type Props = {
  listId: string
  listName: string
  contacts: readonly Contact[]
  view: ContactsView
  onViewChange: ChangeContactsView
}

export function ContactsPanel({ listId, listName, contacts, view, onViewChange }: Props) {
  const t = useTranslation()
  const layout = useTableLayout(useCurrentUser().id, contactsTable)
  const [query, setQuery] = useTypedText(view.find ?? '', (find) =>
    onViewChange({ find: find || undefined }),
  )
  const [chosen, setChosen] = useState<Group>('everyone')
  const [isSelecting, setIsSelecting] = useState(false)
  const selection = useSelection()
  const notes = useNotes(listId, contacts)
  const [openKey, setOpenKey] = useState<string>()
  const handleOpen = useCallback(({ key }: ContactRow) => setOpenKey(key), [])
  const columns = useMemo(() => columnsOf(notes, handleOpen), [notes, handleOpen])
  const order = useMemo(() => readOrder(view.order, sortColumns), [view.order])
  const deferred = useDeferredValue(query.trim().toLowerCase())
  const rows = useMemo(() => toRows(contacts), [contacts])
  const groups = useMemo(() => groupsOf(rows, notes), [rows, notes])
  const group = groups[chosen].length > 0 ? chosen : 'everyone'
  const sorted = useMemo(
    () => sortRows(groups[group], order, (contact, column) => contact[column]),
    [groups, group, order],
  )
  const found = useMemo(
    () => (deferred ? sorted.filter((row) => row.searched.includes(deferred)) : sorted),
    [sorted, deferred],
  )
  const options = groupOptions(groups)
  const open = found.find(({ key }) => key === openKey)

  const handleSelecting = () => {
    setIsSelecting(!isSelecting)
    selection.clear()
  }

  return (
    <Stack gap="3" minHeight="0">
      <Flex gap="2">
        <SearchField label={t('Find a contact')} value={query} onChange={setQuery} />
        <ViewButton layout={layout} />
      </Flex>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3">
        {options.length > 1 && (
          <SegmentedControl
            label={t('Show')}
            options={options}
            value={group}
            onChange={setChosen}
          />
        )}
        <Flex minHeight="8">
          <ContactsActions
            {...{ listName, rows, found, selection, isSelecting }}
            onSelecting={handleSelecting}
          />
        </Flex>
      </Flex>
      <Flex align="center" gap="3" minHeight="6" color="fg.muted" textStyle="sm">
        <Writers listId={listId} />
        <Text role="status" flexShrink="0" marginStart="auto">
          {deferred &&
            t('{shown} of {total} contacts match.', {
              shown: found.length,
              total: contacts.length,
            })}
        </Text>
        <DataAge of={[listContactsQuery(listId)]} isInDialog />
      </Flex>
      <PanelArea
        {...LeadPanel.onIntent}
        panel={
          open && (
            <PanelPlace>
              <LeadPanel id={open.key} person={open} onClose={() => setOpenKey(undefined)} />
            </PanelPlace>
          )
        }
      >
        <VirtualTable
          label={t('Contacts')}
          rows={found}
          columns={columns}
          layout={layout}
          order={order}
          onSort={(column) => onViewChange({ order: writeOrder(nextOrder(order, column)) })}
          getRowId={keyOf}
          selection={isSelecting ? selection : undefined}
          getSelectLabel={contactLabel}
          openId={open?.key}
          onOpenRow={handleOpen}
        />
      </PanelArea>
    </Stack>
  )
}

function Writers({ listId }: { listId: string }) {
  const t = useTranslation()
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const writers = writersOf(listId, campaigns)
  return (
    <Text lineClamp="2" title={writers || undefined}>
      {writers && t('Campaigns that write to this list: {writers}', { writers })}
    </Text>
  )
}

/** Found out after the contacts are shown, from what was read already. */
function useNotes(listId: string, contacts: readonly Contact[]): ContactNotes {
  const { data: lists } = useQuery({ ...listsQuery, enabled: false })
  const { data: campaigns } = useQuery({ ...campaignsQuery, enabled: false })
  const isBounced = useIsBounced()
  const isPainted = useDeferredValue(true, false)
  const findTwice = useMemo(
    () => (isPainted ? () => positionsOfTwice(contacts) : undefined),
    [isPainted, contacts],
  )
  const { result, isCurrent } = useSlices(findTwice)
  const twice = isCurrent ? result : undefined
  return useMemo(() => {
    if (!isPainted || !lists || !campaigns) return { twice, isBounced }
    const byContact = listsByContact(lists)
    return {
      twice,
      isBounced,
      campaigns: (contact: Contact) => campaignsOf(contact, listId, byContact, campaigns),
    }
  }, [isPainted, twice, isBounced, listId, lists, campaigns])
}

function groupsOf(rows: readonly ContactRow[], { twice }: ContactNotes) {
  return {
    everyone: rows,
    noEmail: rows.filter(({ email }) => !email),
    twice: twice?.size ? rows.filter(({ position }) => twice.has(position)) : [],
  }
}

const labels: Record<Group, Translatable> = {
  everyone: msg('Everyone'),
  noEmail: msg('Without e-mail'),
  twice: msg('Twice'),
}

function groupOptions(groups: Record<Group, readonly ContactRow[]>) {
  const all: Group[] = ['everyone', 'noEmail', 'twice']
  return all
    .filter((group) => group === 'everyone' || groups[group].length > 0)
    .map((group) => ({
      value: group,
      label: `${translate(labels[group])} (${formatCount(groups[group].length)})`,
    }))
}
