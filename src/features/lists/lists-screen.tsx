import { Button, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react'
import { listsQuery, type List } from '@/entities/list/list-queries'
import { reasonOf } from '@/shared/api/api-error'
import { action } from '@/shared/lib/actions'
import { useRowList } from '@/shared/lib/actions'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorPanel } from '@/shared/ui/error-panel'
import { ContactsIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page-header'
import { SearchField } from '@/shared/ui/fields/search-field'
import { ContactsDialog } from './contacts-dialog'
import { DeleteListDialog } from './delete-list-dialog'
import { ListRow } from './list-row'

const ImportDialog = lazyPart(async () => (await import('./import/import-dialog')).ImportDialog)

export type ListsDialog = { import?: 'csv' | 'search'; contacts?: string }

type Props = {
  /** The open dialog: the import on one of its tabs, or the contacts of a list. */
  dialog: ListsDialog
  onDialogChange: (dialog: ListsDialog) => void
}

/** Scrolls a focused control above the floating button. */
const aboveTheFloatingButton = { '& button, & input': { scrollMarginBottom: '20' } }

export function ListsScreen({ dialog, onDialogChange }: Props) {
  const lists = useQuery(listsQuery)
  const [deleted, setDeleted] = useState<{ list: List; button: HTMLElement }>()
  // One render after the import dialog closes: a closing dialog closes the dialogs above it.
  const viewed = useDeferredValue(dialog.contacts)
  const handleDelete = useCallback(
    (list: List, button: HTMLElement) => setDeleted({ list, button }),
    [],
  )
  const handleView = useCallback(
    (list: List) => onDialogChange({ contacts: list.id }),
    [onDialogChange],
  )
  const total = lists.data?.reduce((sum, list) => sum + list.totalLeads, 0)

  return (
    <Stack gap="6" pb="20" css={aboveTheFloatingButton}>
      <PageHeader title={total === undefined ? 'Leads imported' : `${total} Leads imported`} />
      <ListsContent onView={handleView} onDelete={handleDelete} />
      <Button
        position="fixed"
        bottom={{ base: '4', md: '8' }}
        insetEnd={{ base: '4', md: '8' }}
        size="lg"
        borderRadius="full"
        shadow="lg"
        ref={action('n')}
        {...ImportDialog.onIntent}
        onClick={() => onDialogChange({ import: 'csv' })}
      >
        <UploadIcon />
        Import new leads
      </Button>
      {dialog.contacts !== undefined && viewed === dialog.contacts && (
        <ContactsDialog
          listId={viewed}
          list={lists.data?.find((list) => list.id === viewed)}
          onClose={() => onDialogChange({})}
        />
      )}
      {deleted && <DeleteListDialog {...deleted} onClose={() => setDeleted(undefined)} />}
      {dialog.import && (
        <Suspense fallback={<Loading label="Opening the import..." />}>
          <ImportDialog
            open
            tab={dialog.import}
            onTabChange={(tab) => onDialogChange({ import: tab })}
            onClose={() => onDialogChange({})}
            onOpenList={(listId) => onDialogChange({ contacts: listId })}
          />
        </Suspense>
      )}
    </Stack>
  )
}

type ContentProps = {
  onView: (list: List) => void
  onDelete: (list: List, button: HTMLElement) => void
}

/** A component of its own, so that opening a dialog does not re-render hundreds of rows. */
const ListsContent = memo(function ListsContent({ onView, onDelete }: ContentProps) {
  const lists = useQuery(listsQuery)
  const [name, setName] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const query = name.trim().toLowerCase()
  const found = lists.data?.filter((list) => list.name.toLowerCase().includes(query)) ?? []
  useRowList(rows, { ids: found.map(({ id }) => id), rows: found, onOpen: onView })

  if (lists.isPending) return <Loading label="Loading lists..." />
  if (lists.isError && !lists.data) {
    return (
      <ErrorPanel
        title="The lists could not be loaded"
        message={reasonOf(lists.error)}
        onRetry={() => void lists.refetch()}
      />
    )
  }
  if (lists.data.length === 0) {
    return (
      <EmptyState
        icon={<ContactsIcon />}
        title="You don't have any leads"
        description="Import a CSV file of contacts, and it becomes your first list."
      />
    )
  }

  return (
    <>
      <SearchField label="Search lists" value={name} onChange={setName} />
      {found.length === 0 ? (
        <EmptyState
          title={`No list matches “${name.trim()}”`}
          description="Try another part of its name."
        />
      ) : (
        <Stack ref={rows} as="ul" aria-label="Lists" gap="3" listStyleType="none">
          {found.map((list) => (
            <ListRow key={list.id} list={list} onView={onView} onDelete={onDelete} />
          ))}
        </Stack>
      )}
    </>
  )
})
