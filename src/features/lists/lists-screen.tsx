import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { leadsImported, listsQuery, type List } from '@/entities/list/list-queries'
import { listSaveJob } from '@/entities/list/list-save/list-save-job'
import { isBeingSaved, unfinishedSaves } from '@/entities/list/list-save/run-list-save-job'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { useStore } from '@/shared/lib/state/store'
import { cleared, isAnySet } from '@/shared/lib/state/search-params'
import { useTypedText } from '@/shared/lib/state/use-typed-text'
import { Button } from '@/shared/ui/button'
import { DataAge } from '@/shared/ui/page/data-age'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { ReadError } from '@/shared/ui/page/error-panel'
import { FillingPage } from '@/shared/ui/page/filling-page'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, ContactsIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { PageHeader } from '@/shared/ui/page/page-header'
import { Placeholder } from '@/shared/ui/page/placeholder'
import { SearchField } from '@/shared/ui/fields/search-field'
import { ResetView } from '@/shared/ui/page/reset-view'
import { readOrder, writeOrder } from '@/shared/ui/tables/table-order'
import { ContactsDialog } from './contacts/contacts-dialog'
import { DeleteListDialog } from './delete-list-dialog'
import { findLists, listSortColumns, usesByList } from './find-lists'
import { ListTable, ListTableSkeleton } from './list-table'
import { listFilterParams, type ListsDialog, type ListsSearchParams } from './lists-search-params'

const ImportDialog = lazyPart(
  async () => (await import('./import/import-dialog')).ImportDialog,
  opening(msg('Opening the import...')),
)

type Props = {
  place: ListsSearchParams
  onDialogChange: (dialog: ListsDialog) => void
  onAdjust: (part: Partial<ListsSearchParams>) => void
}

const wordsForImport = msg('csv upload file', 'words that find the command')

export function ListsScreen({ place, onDialogChange, onAdjust }: Props) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const [deleted, setDeleted] = useState<{ list: List; button: HTMLElement }>()
  const { q = '', sort, contacts } = place
  const [name, setName] = useTypedText(q, (name) => onAdjust({ q: name || undefined }))
  const order = useMemo(() => readOrder(sort, listSortColumns), [sort])
  const found = useMemo(() => findLists(lists.data ?? [], name, order), [lists.data, name, order])
  const uses = useUses()

  const handleImport = useCallback(() => onDialogChange({ import: 'csv' }), [onDialogChange])
  const handleView = useCallback(
    (list: List) => onDialogChange({ contacts: list.id }),
    [onDialogChange],
  )
  const handleDelete = useCallback(
    (list: List, button: HTMLElement) => setDeleted({ list, button }),
    [],
  )
  const handleReset = () => {
    setName('')
    onAdjust(cleared(listFilterParams))
  }
  const hasLists = Boolean(lists.data?.length)
  const isFilled = hasLists || lists.isPending
  return (
    <FillingPage hasFloatingButton isFilled={isFilled}>
      <PageHeader
        title={leadsImported(lists.data)}
        age={<DataAge of={[listsQuery, campaignsQuery]} />}
        actions={
          isFilled && (
            <Flex {...toolsBox}>
              {/* First, so that nothing moves when it appears; below on a phone. */}
              <Box order={{ base: '1', md: '0' }} _empty={{ display: 'none' }}>
                <ResetView
                  isChanged={isAnySet(listFilterParams, { sort, q: name })}
                  onReset={handleReset}
                />
              </Box>
              <Box flex={{ base: '1 1 10rem', md: 'none' }} width={{ md: '18rem' }}>
                <SearchField label={t('Search lists')} value={name} onChange={setName} />
              </Box>
            </Flex>
          )
        }
      />
      <UnfinishedImport lists={lists.data ?? []} onContinue={handleImport} />
      {lists.isPending && (
        <Placeholder label={t('Loading lists...')}>
          <ListTableSkeleton />
        </Placeholder>
      )}
      {lists.isError && !lists.data && (
        <ReadError of={lists} title={t('The lists could not be loaded')} />
      )}
      {lists.data?.length === 0 && (
        <EmptyState
          icon={<ContactsIcon />}
          title={t("You don't have any leads")}
          description={t(
            'Campaigns write to the contacts of a list. A CSV file of contacts becomes one.',
          )}
          action={
            <Button variant="outline" {...ImportDialog.onIntent} onClick={handleImport}>
              {t('Add your first list')}
            </Button>
          }
        />
      )}
      {hasLists && found.length === 0 && (
        <EmptyState
          title={t('No list matches “{text}”', { text: name.trim() })}
          description={t('Try another part of its name.')}
          action={
            <Button variant="outline" onClick={() => setName('')}>
              {t('Show all lists')}
            </Button>
          }
        />
      )}
      {found.length > 0 && (
        <ListTable
          lists={found}
          order={order}
          onOrderChange={(order) => onAdjust({ sort: writeOrder(order) })}
          uses={uses}
          onView={handleView}
          onDelete={handleDelete}
        />
      )}
      <Button
        data-docked
        position="fixed"
        bottom={{ base: '4', md: '8' }}
        insetEnd={{ base: '4', md: '8' }}
        h="11"
        borderRadius="full"
        shadow="lg"
        ref={action('n', t(wordsForImport))}
        {...ImportDialog.onIntent}
        onClick={handleImport}
      >
        <UploadIcon />
        {t('Import new leads')}
      </Button>
      {contacts !== undefined && (
        <ContactsDialog
          listId={contacts}
          list={lists.data?.find(({ id }) => id === contacts)}
          view={place}
          onViewChange={onAdjust}
          cleaning={place.clean ?? false}
          onCleaningChange={(clean) => onDialogChange({ contacts, clean: clean || undefined })}
          onOpenList={(listId) => onDialogChange({ contacts: listId })}
          onClose={() => onDialogChange({})}
        />
      )}
      {deleted && <DeleteListDialog {...deleted} onClose={() => setDeleted(undefined)} />}
      {place.import && (
        <ImportDialog
          tab={place.import}
          onTabChange={(tab) => onDialogChange({ import: tab })}
          onClose={() => onDialogChange({})}
          onOpenList={(listId) => onDialogChange({ contacts: listId })}
        />
      )}
    </FillingPage>
  )
}

type UnfinishedProps = { lists: readonly List[]; onContinue: () => void }

/** Shown after a reload during an import; the file has to be chosen again. */
function UnfinishedImport({ lists, onContinue }: UnfinishedProps) {
  const t = useTranslation()
  const saves = unfinishedSaves(useQueryClient())
  const isSaving = useStore(listSaveJob) !== undefined
  const [isDismissed, setIsDismissed] = useState(false)
  const waiting = isSaving || isDismissed ? undefined : saves.findWaiting()
  const name = lists.find(({ id }) => id === waiting?.list?.id)?.name
  const [isSavedElsewhere, setIsSavedElsewhere] = useState(true)
  useEffect(() => {
    if (name !== undefined) void isBeingSaved(name).then(setIsSavedElsewhere)
  }, [name])
  if (!waiting?.list || name === undefined || isSavedElsewhere) return null
  const { saved, total } = waiting.list
  return (
    <Flex role="status" wrap="wrap" align="center" columnGap="3" flexShrink="0" textStyle="sm">
      <Text overflowWrap="anywhere">
        {t('“{name}”: {saved, number} of {total, number} are saved.', { name, saved, total })}{' '}
        {t('To continue, choose its file again: nothing is saved twice.')}
      </Text>
      <Button size="xs" variant="outline" {...ImportDialog.onIntent} onClick={onContinue}>
        {t('Continue')}
      </Button>
      <IconAction
        label={t('Dismiss {name}', { name })}
        Icon={CloseIcon}
        onClick={() => {
          saves.dismiss(waiting)
          setIsDismissed(true)
        }}
      />
    </Flex>
  )
}

const toolsBox = {
  wrap: 'wrap',
  justify: 'flex-end',
  gap: '2',
  width: { base: 'calc(100vw - 2rem)', md: 'auto' },
  minWidth: { md: '18rem' },
  'data-not-printed': true,
} as const

/** Loads the campaigns silently, unless a screen has loaded them before; nothing waits for them. */
function useUses() {
  const { data } = useQuery({ ...campaignsQuery, refetchOnMount: false, meta: undefined })
  return useMemo(() => data && usesByList(data), [data])
}
