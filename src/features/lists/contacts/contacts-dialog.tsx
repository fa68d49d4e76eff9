import { Box, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Contact } from '@/entities/lead/lead-mapping'
import { listContactsQuery } from '@/entities/lead/list-contacts-queries'
import type { List } from '@/entities/list/list-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { useSelection } from '@/shared/lib/state/use-selection'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { TableSkeleton, Placeholder } from '@/shared/ui/page/placeholder'
import { UserText } from '@/shared/ui/user-text'
import { type ChangeContactsView, ContactsPanel, type ContactsView } from './contacts-panel'

const CleanCopy = lazyPart(
  async () => (await import('../cleaning/clean-copy')).CleanCopy,
  opening(),
)

type Props = {
  listId: string
  /** Undefined while loading, or if the list does not exist. */
  list?: List
  view: ContactsView
  onViewChange: ChangeContactsView
  cleaning: boolean
  onCleaningChange: (isCleaning: boolean) => void
  onOpenList: (listId: string) => void
  onClose: () => void
}

export function ContactsDialog(props: Props) {
  const { listId, list, view, onViewChange, cleaning, onCleaningChange } = props
  const { onOpenList, onClose } = props
  const t = useTranslation()
  const contacts = useQuery(listContactsQuery(listId))
  // Here, so that Back from Clean a copy finds them.
  const selection = useSelection()
  const [isSelecting, setIsSelecting] = useState(false)
  const [cleaned, setCleaned] = useState<readonly Contact[]>()
  const count = contacts.data?.length ?? list?.totalLeads
  const handleSelecting = () => {
    setIsSelecting(!isSelecting)
    selection.clear()
  }
  // Most lists fill the window; placeholder rows prevent a layout shift.
  const rows = count ?? 20

  return (
    <Dialog
      size="xl"
      title={
        count === undefined
          ? t('Contacts in List')
          : t('Contacts in List ({count} contacts)', { count })
      }
      // Prevents a layout shift when the name arrives.
      subject={list ? <UserText text={list.name} /> : '\u00A0'}
      isFilling
      onClose={onClose}
    >
      {contacts.isPending && (
        <Placeholder label={t('Loading contacts...')}>
          <Stack gap="3" minHeight="0">
            <Skeleton flexShrink="0" height="8" />
            <TableSkeleton rows={rows} />
            <Box flexShrink="0" height="3.25rem" />
          </Stack>
        </Placeholder>
      )}
      {contacts.isError && (
        <ReadError of={contacts} title={t('The contacts could not be loaded')} />
      )}
      {contacts.data?.length === 0 && (
        <EmptyState
          title={t('This list has no contacts yet')}
          description={t(
            'Campaigns write to the contacts of a list. Contacts are saved into lists in Lead Search.',
          )}
          action={
            <Button asChild variant="outline">
              <Link to="/search">{t('Find leads')}</Link>
            </Button>
          }
        />
      )}
      {contacts.data && contacts.data.length > 0 && !cleaning && (
        <ContactsPanel
          listName={list?.name ?? ''}
          contacts={contacts.data}
          {...{ listId, view, onViewChange, selection, isSelecting }}
          onSelecting={handleSelecting}
          onClean={(chosen) => {
            setCleaned(chosen)
            onCleaningChange(true)
          }}
        />
      )}
      {contacts.data && contacts.data.length > 0 && cleaning && (
        <CleanCopy
          listName={list?.name ?? ''}
          contacts={cleaned ?? contacts.data}
          listId={listId}
          onDone={() => onCleaningChange(false)}
          onSaved={(id) => {
            selection.clear()
            setCleaned(undefined)
            onOpenList(id)
          }}
        />
      )}
    </Dialog>
  )
}
