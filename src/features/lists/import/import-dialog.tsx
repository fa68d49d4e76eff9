import { Tabs } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { useUnsavedWork } from '@/shared/lib/unsaved-work'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { CsvImportTab } from './csv-import-tab'
import { unsavedImport } from './csv-import-store'
import { createCsvParser, type CsvParser } from './csv/csv-parser'
import { SearchImportTab } from './search-import-tab'
import { useCsvImport } from './use-csv-import'
import { useSearchImport } from './use-search-import'

type ImportTab = 'csv' | 'search'

type Props = {
  open: boolean
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  onClose: () => void
  /** Opens the contacts of the list that was created. */
  onOpenList: (listId: string) => void
  /** Reads the files; tests without workers pass their own. */
  createParser?: () => CsvParser
}

/** The open dialog is part of the address, so the router asks about unsaved work when it closes. */
export function ImportDialog(props: Props) {
  const t = useTranslation()
  const { open, tab, onTabChange, onClose, onOpenList, createParser = createCsvParser } = props
  const csv = useCsvImport(createParser)
  const search = useSearchImport()
  useUnsavedWork(unsavedImport)
  const isAtStart = csv.state.step === 'choose' && !search.found?.leads.length

  return (
    <Dialog
      isOpen={open}
      size="xl"
      title={t('Import new leads')}
      onClose={onClose}
      closeOnInteractOutside={isAtStart}
    >
      <Tabs.Root
        lazyMount
        value={tab}
        onValueChange={({ value }) => onTabChange(value === 'search' ? 'search' : 'csv')}
      >
        <Tabs.List>
          <Tabs.Trigger value="csv">{t('CSV import')}</Tabs.Trigger>
          <Tabs.Trigger value="search">{t('Search & Import')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="csv">
          <CsvImportTab csv={csv} onOpenList={onOpenList} onDone={onClose} />
        </Tabs.Content>
        <Tabs.Content value="search">
          <SearchImportTab search={search} onOpenList={onOpenList} onDone={onClose} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  )
}
