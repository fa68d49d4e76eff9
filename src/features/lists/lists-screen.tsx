import { Box, Button, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery, type List } from '@/entities/list/list-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action, useRowList } from '@/shared/lib/keyboard/actions'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { DataAge } from '@/shared/ui/data-age'
import { EmptyState } from '@/shared/ui/empty-state'
import { ReadError } from '@/shared/ui/error-panel'
import { CombineIcon, ContactsIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { PageHeader } from '@/shared/ui/page-header'
import { Waiting } from '@/shared/ui/waiting'
import { SearchField } from '@/shared/ui/fields/search-field'
import { ResetView } from '@/shared/ui/reset-view'
import { readOrder, writeOrder } from '@/shared/ui/tables/table-order'
import { ContactsDialog } from './contacts/contacts-dialog'
import type { ContactsView } from './contacts/contacts-panel'
import { DeleteListDialog } from './delete-list-dialog'
import { findLists, listSortColumns, usesByList } from './find-lists'
import { ListRow } from './list-row'
import { ListSort } from './list-sort'

const ImportDialog = lazyPart(async () => (await import('./import/import-dialog')).ImportDialog, {
  fallback: opening(msg('Opening the import...')),
})

const CombineDialog = lazyPart(
  async () => (await import('./combine/combine-dialog')).CombineDialog,
  {
    fallback: opening(),
  },
)

export type ListsDialog = { import?: 'csv' | 'search'; contacts?: string }

type ListsView = { q?: string; sort?: string }

/** What the address says about the screen: reload, Back and a link show the same. */
export type ListsPlace = ListsDialog & ContactsView & ListsView

type Props = {
  place: ListsPlace
  /** Opens and closes the import on one of its tabs, and the contacts of a list. */
  onDialogChange: (dialog: ListsDialog) => void
  onAdjust: (part: ListsView & ContactsView) => void
}

const wordsForImport = msg('csv upload file', 'words that find the command')

/** Scrolls a focused control above the floating button. */
const aboveTheFloatingButton = { '& button, & input': { scrollMarginBottom: '20' } }

export function ListsScreen({ place, onDialogChange, onAdjust }: Props) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const [deleted, setDeleted] = useState<{ list: List; button: HTMLElement }>()
  const [isCombining, setIsCombining] = useState(false)
  const handleCombine = useCallback(() => setIsCombining(true), [])
  const handleDelete = useCallback(
    (list: List, button: HTMLElement) => setDeleted({ list, button }),
    [],
  )
  const handleImport = useCallback(() => onDialogChange({ import: 'csv' }), [onDialogChange])
  const handleView = useCallback(
    (list: List) => onDialogChange({ contacts: list.id }),
    [onDialogChange],
  )
  const [dropped, setDropped] = useState<File>()
  useCsvDrop(
    useCallback(
      (file) => {
        setDropped(file)
        handleImport()
      },
      [handleImport],
    ),
  )
  const total = lists.data?.reduce((sum, list) => sum + list.totalLeads, 0)

  return (
    <Stack gap="6" pb="20" css={aboveTheFloatingButton}>
      <PageHeader
        title={total === undefined ? t('Leads imported') : t('{total} Leads imported', { total })}
        age={<DataAge of={[listsQuery, campaignsQuery]} />}
      />
      <ListsContent
        q={place.q}
        sort={place.sort}
        onAdjust={onAdjust}
        onImport={handleImport}
        onView={handleView}
        onDelete={handleDelete}
        onCombine={handleCombine}
      />
      <Button
        data-docked
        position="fixed"
        bottom={{ base: '4', md: '8' }}
        insetEnd={{ base: '4', md: '8' }}
        size="lg"
        borderRadius="full"
        shadow="lg"
        ref={action('n', t(wordsForImport))}
        {...ImportDialog.onIntent}
        onClick={handleImport}
      >
        <UploadIcon />
        {t('Import new leads')}
      </Button>
      {place.contacts !== undefined && (
        <ContactsDialog
          listId={place.contacts}
          list={lists.data?.find((list) => list.id === place.contacts)}
          view={place}
          onViewChange={onAdjust}
          onClose={() => onDialogChange({})}
        />
      )}
      {deleted && <DeleteListDialog {...deleted} onClose={() => setDeleted(undefined)} />}
      {isCombining && (
        <CombineDialog lists={lists.data ?? []} onClose={() => setIsCombining(false)} />
      )}
      {place.import && (
        <ImportDialog
          tab={place.import}
          dropped={dropped}
          onTaken={() => setDropped(undefined)}
          onTabChange={(tab) => onDialogChange({ import: tab })}
          onClose={() => onDialogChange({})}
          onOpenList={(listId) => onDialogChange({ contacts: listId })}
        />
      )}
    </Stack>
  )
}

const LAYERS = '[role=dialog], [role=alertdialog]'

/** A CSV file that is dropped on the screen, while no dialog is over it. */
function useCsvDrop(onFile: (file: File) => void) {
  useEffect(() => {
    const handleDrop = ({ dataTransfer }: DragEvent) => {
      const file = [...(dataTransfer?.files ?? [])].find(({ name }) => /\.csv$/i.test(name))
      if (file && !document.querySelector(LAYERS)) onFile(file)
    }
    document.addEventListener('drop', handleDrop)
    return () => document.removeEventListener('drop', handleDrop)
  }, [onFile])
}

type ContentProps = ListsView & {
  onAdjust: (view: ListsView) => void
  onImport: () => void
  onView: (list: List) => void
  onDelete: (list: List, button: HTMLElement) => void
  onCombine: () => void
}

/** A component of its own, so that opening a dialog does not re-render hundreds of rows. */
const ListsContent = memo(function ListsContent(props: ContentProps) {
  const t = useTranslation()
  const { q = '', sort, onAdjust, onImport, onView, onDelete, onCombine } = props
  const lists = useQuery(listsQuery)
  const [name, setName] = useTypedText(q, (name) => onAdjust({ q: name || undefined }))
  const order = readOrder(sort, listSortColumns)
  const rows = useRef<HTMLDivElement>(null)
  const found = findLists(lists.data ?? [], name, order)
  const uses = useUses()
  const handleReset = () => {
    setName('')
    onAdjust({ q: undefined, sort: undefined })
  }
  useRowList(rows, { ids: found.map(({ id }) => id), rows: found, onOpen: onView })

  if (lists.isPending) {
    return (
      <Waiting label={t('Loading lists...')}>
        <Stack gap="3">
          <Skeleton height="10" marginBottom="3" />
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height="18" borderRadius="lg" />
          ))}
        </Stack>
      </Waiting>
    )
  }
  if (lists.isError && !lists.data) {
    return <ReadError of={lists} title={t('The lists could not be loaded')} />
  }
  if (lists.data.length === 0) {
    return (
      <EmptyState
        icon={<ContactsIcon />}
        title={t("You don't have any leads")}
        description={t(
          'Campaigns write to the contacts of a list. A CSV file of contacts becomes one.',
        )}
        action={
          <Button variant="outline" {...ImportDialog.onIntent} onClick={onImport}>
            {t('Add your first list')}
          </Button>
        }
      />
    )
  }

  return (
    <>
      <Flex wrap="wrap" align="center" gap="3">
        <Box flex="1 1 16rem">
          <SearchField label={t('Search lists')} value={name} onChange={setName} />
        </Box>
        {/* On the side where the sort buttons do not move when it appears. */}
        <Box order={{ base: '1', md: '0' }} _empty={{ display: 'none' }}>
          <ResetView isChanged={name !== '' || order !== undefined} onReset={handleReset} />
        </Box>
        <ListSort order={order} onChange={(order) => onAdjust({ sort: writeOrder(order) })} />
        <Button
          ref={action()}
          size="sm"
          variant="ghost"
          px="2"
          {...CombineDialog.onIntent}
          onClick={onCombine}
        >
          <CombineIcon />
          {t('Combine lists')}
        </Button>
      </Flex>
      {found.length === 0 ? (
        <EmptyState
          title={t('No list matches “{text}”', { text: name.trim() })}
          description={t('Try another part of its name.')}
          action={
            <Button variant="outline" onClick={() => setName('')}>
              {t('Show all lists')}
            </Button>
          }
        />
      ) : (
        <Stack ref={rows} as="ul" aria-label={t('Lists')} gap="3" listStyleType="none">
          {found.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              uses={uses?.get(list.id)}
              onView={onView}
              onDelete={onDelete}
            />
          ))}
        </Stack>
      )}
    </>
  )
})

/** Read once if no screen has read them, and without a toast if that fails: nothing else waits for it. */
function useUses() {
  const { data } = useQuery({ ...campaignsQuery, refetchOnMount: false, meta: undefined })
  return useMemo(() => data && usesByList(data), [data])
}
