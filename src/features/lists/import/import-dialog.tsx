import { Stack, Tabs } from '@chakra-ui/react'
import { useEffect } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { chooseFile, goTo, type ImportState, restartImport, useCsvImport } from './csv-import'
import { PreviewStep, ReportStep } from './row-steps'
import { SearchImportTab, useSearchImport } from './search-import'
import { ChooseStep, ColumnMatch, ProblemStep, StepActions, StepHeading } from './file-steps'

type Leave = {
  onOpenList: (listId: string) => void
  onClose: () => void
}

type ImportTab = 'csv' | 'search'
type Props = Leave & {
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
  /** A file dropped on the screen; `onTaken` clears it. */
  dropped?: File | undefined
  onTaken?: () => void
}

/** The open dialog is part of the URL, so the router asks about unsaved work when it closes. */
export function ImportDialog({ tab, onTabChange, dropped, onTaken, onOpenList, onClose }: Props) {
  const t = useTranslation()
  const csv = useCsvImport()
  const search = useSearchImport()
  useEffect(() => {
    if (!dropped) return
    chooseFile(dropped)
    onTaken?.()
  }, [dropped, onTaken])
  const isAtStart = csv.step === 'choose' && !search.found?.leads.length

  return (
    <Dialog
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
          <CsvStep state={csv} onOpenList={onOpenList} onClose={onClose} />
        </Tabs.Content>
        <Tabs.Content value="search">
          <SearchImportTab search={search} onOpenList={onOpenList} onDone={onClose} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  )
}

function CsvStep({ state, onOpenList, onClose }: Leave & { state: ImportState }) {
  const t = useTranslation()
  if (state.step === 'choose') return <ChooseStep />

  const { name } = state.file
  switch (state.step) {
    case 'reading':
      return (
        <Stack gap="4">
          <StepHeading>{t('Reading {name}', { name })}</StepHeading>
          <ProgressBar label={t('Rows read')} value={state.progress} max={1} />
          <StepActions>
            <Button variant="outline" onClick={restartImport}>
              {t('Cancel')}
            </Button>
          </StepActions>
        </Stack>
      )

    case 'problem':
      return <ProblemStep fileName={name} problem={state.problem} />

    case 'columns':
      return (
        <Stack gap="4">
          <StepHeading>{t('Columns of {name}', { name })}</StepHeading>
          <ColumnMatch {...state.csv} onCancel={() => goTo('preview')} />
        </Stack>
      )

    case 'preview':
      return <PreviewStep {...state} />

    default:
      return <ReportStep {...state} onViewContacts={onOpenList} onDone={onClose} />
  }
}
