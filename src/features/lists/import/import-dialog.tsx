import { Tabs, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'
import { Dialog } from '@/shared/ui/dialog'
import { CsvImportTab } from './csv-import-tab'
import { createCsvParser, type CsvParser } from './csv-parser'
import { SearchImportTab } from './search-import-tab'
import { useCsvImport } from './use-csv-import'
import { useSearchImport } from './use-search-import'

type ImportTab = 'csv' | 'search'

type Props = {
  open: boolean
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  onClose: () => void
  /** A person wants to see the contacts of the list that was made. */
  onOpenList: (listId: string) => void
  /** The reader of files; tests that run without workers bring their own. */
  createParser?: () => CsvParser
}

export function ImportDialog(props: Props) {
  const { open, tab, onTabChange, onClose, onOpenList, createParser = createCsvParser } = props
  const csv = useCsvImport(createParser)
  const search = useSearchImport()
  const [isAsking, setIsAsking] = useState(false)
  const unsavedLeads = search.found?.leads.length ?? 0

  const handleClose = () => {
    if (csv.isUnfinished || unsavedLeads > 0) setIsAsking(true)
    else onClose()
  }

  return (
    <>
      <Dialog
        isOpen={open}
        size="xl"
        title="Import new leads"
        onClose={handleClose}
        closeOnInteractOutside={csv.state.step === 'choose' && unsavedLeads === 0}
      >
        <Tabs.Root
          lazyMount
          value={tab}
          onValueChange={({ value }) => onTabChange(value === 'search' ? 'search' : 'csv')}
        >
          <Tabs.List>
            <Tabs.Trigger value="csv">CSV import</Tabs.Trigger>
            <Tabs.Trigger value="search">Search &amp; Import</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="csv">
            <CsvImportTab csv={csv} onOpenList={onOpenList} onDone={handleClose} />
          </Tabs.Content>
          <Tabs.Content value="search">
            <SearchImportTab search={search} onOpenList={onOpenList} onDone={onClose} />
          </Tabs.Content>
        </Tabs.Root>
      </Dialog>
      {isAsking && csv.isUnfinished && (
        <ConfirmDialog
          title="Stop the import?"
          confirmLabel="Stop and close"
          cancelLabel="Keep importing"
          tone="destructive"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        >
          <StopWarning csv={csv} />
        </ConfirmDialog>
      )}
      {isAsking && !csv.isUnfinished && unsavedLeads > 0 && (
        <ConfirmDialog
          title="Close without saving?"
          confirmLabel="Close without saving"
          cancelLabel="Keep the leads"
          tone="destructive"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        >
          <Text>
            The leads that were found are not saved as a list. Finding them again takes another
            search.
          </Text>
        </ConfirmDialog>
      )}
    </>
  )
}

function StopWarning({ csv: { state, save } }: { csv: ReturnType<typeof useCsvImport> }) {
  if (state.step !== 'saving') return null
  const { saved } = save.state.progress
  const total = state.summary.counts.valid
  return (
    <Text>
      {`${formatCount(saved)} of ${formatCount(total)} contacts are saved. If you stop now, the rest is left out.`}
    </Text>
  )
}
