import { Box, Stack, Tabs } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Activity, useEffect, useRef } from 'react'
import { campaignTo } from '@/entities/campaign/campaign-links'
import {
  ListSaveActions,
  ListSaveForm,
  listSaveFrame,
} from '@/entities/list/list-save/list-save-form'
import { useListSaveStep } from '@/entities/list/list-save/list-save-dialog'
import { hasListSaveStarted, type ListSaveJob } from '@/entities/list/list-save/list-save-job'
import { endListSaveJob } from '@/entities/list/list-save/run-list-save-job'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { DialogFooter, DialogPart } from '@/shared/ui/dialogs/dialog'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import { Stepper } from '@/shared/ui/page/stepper'
import { goTo, type ImportState, restartImport, useCsvImport } from './csv-import'
import { RefusalsStep, RememberedStep } from './refusals-step'
import { ReportStep } from './report-step'
import { PreviewStep } from './review-step'
import { SearchImportTab, useSearchImport } from './search-import'
import { ChooseStep, ProblemStep } from './choose-step'
import { ColumnMatch } from './columns-step'
import { StepHeading } from '@/shared/ui/page/step-heading'

type Leave = {
  onOpenList: (listId: string) => void
  onClose: () => void
}

type ImportTab = 'csv' | 'search'
type Props = Leave & {
  tab: ImportTab
  onTabChange: (tab: ImportTab) => void
}

const steps = [
  { step: 'file', label: msg('File') },
  { step: 'columns', label: msg('Columns') },
  { step: 'review', label: msg('Review', 'step of an import') },
  { step: 'list', label: msg('List') },
] as const

/**
 * The open dialog is part of the URL, so closing it is a navigation that asks about unsaved work.
 * Its last step is the list to save the leads in.
 */
export function ImportDialog({ tab, onTabChange, onOpenList, onClose }: Props) {
  const t = useTranslation()
  const navigate = useNavigate()
  const csv = useCsvImport(tab === 'csv', onClose)
  const search = useSearchImport()
  const saver = useListSaveStep()
  const isAtStart = csv.step === 'choose' && !search.found?.leads.length
  const handleWriteTo = (listId: string) => void navigate(campaignTo(listId))

  return (
    <GuardedDialog
      size="xl"
      hasSteps
      title={t('Import new leads')}
      unsaved={undefined}
      {...(saver && frameOf(saver))}
      closeOnInteractOutside={isAtStart}
      onClose={saver && saver.state.kind !== 'asking' ? endListSaveJob : onClose}
      footer={saver && <ListSaveActions isStep saver={saver} onWriteTo={handleWriteTo} />}
    >
      <Activity mode={saver ? 'hidden' : 'visible'}>
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
            <DialogPart isShown={tab === 'csv'}>
              <Stack gap="4">
                {csv.step !== 'report' && csv.step !== 'remembered' && (
                  <Stepper steps={steps} current={stepOf(csv)} />
                )}
                <CsvStep state={csv} onOpenList={onOpenList} onClose={onClose} />
              </Stack>
            </DialogPart>
          </Tabs.Content>
          <Tabs.Content value="search">
            <DialogPart isShown={tab === 'search'}>
              <SearchImportTab search={search} onDone={onClose} />
            </DialogPart>
          </Tabs.Content>
        </Tabs.Root>
      </Activity>
      {saver && (
        <Stack gap="4">
          {tab === 'csv' && <Stepper steps={steps} current="list" />}
          <ListStep saver={saver} onWriteTo={handleWriteTo} />
        </Stack>
      )}
    </GuardedDialog>
  )
}

/**
 * Until something has been sent, closing leaves the import, and the leave question covers all of
 * it.
 */
function frameOf(saver: ListSaveJob): ReturnType<typeof listSaveFrame> {
  const frame = listSaveFrame(saver)
  const { unsaved } = frame
  return {
    ...frame,
    unsaved: unsaved && {
      ...unsaved,
      isLostBy: ({ by }) => by !== 'close' || hasListSaveStarted(),
    },
  }
}

type ListStepProps = { saver: ListSaveJob; onWriteTo: (listId: string) => void }

function ListStep(props: ListStepProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <Box ref={ref} maxWidth="30rem">
      <ListSaveForm {...props} />
    </Box>
  )
}

function stepOf(state: ImportState): (typeof steps)[number]['step'] {
  if (state.step === 'preview') return 'review'
  const isMatching =
    state.step === 'problem' &&
    state.problem.kind === 'missing-columns' &&
    state.problem.suggestion !== undefined
  return isMatching || state.step === 'columns' ? 'columns' : 'file'
}

function CsvStep({ state, onOpenList, onClose }: Leave & { state: ImportState }) {
  const t = useTranslation()
  if (state.step === 'choose') return <ChooseStep />

  const { name } = state.file
  switch (state.step) {
    case 'read':
    case 'reading':
      return (
        <Stack gap="4">
          <StepHeading>{t('Reading {name}', { name })}</StepHeading>
          <ProgressBar label={t('Rows read')} value={state.progress} max={1} />
          <DialogFooter>
            <Button variant="outline" onClick={restartImport}>
              {t('Cancel')}
            </Button>
          </DialogFooter>
        </Stack>
      )

    case 'asking':
      return <RefusalsStep name={name} />

    case 'remembered':
      return <RememberedStep {...state} name={name} onDone={onClose} />

    case 'problem':
      return <ProblemStep fileName={name} problem={state.problem} />

    case 'chosen':
      return <ChooseStep fileName={name} onContinue={() => goTo('columns')} />

    case 'columns':
      return (
        <Stack gap="4">
          <StepHeading>{t('Columns of {name}', { name })}</StepHeading>
          <ColumnMatch {...state.csv} onBack={() => goTo('chosen')} />
        </Stack>
      )

    case 'preview':
      return <PreviewStep {...state} />

    default:
      return <ReportStep {...state} onViewContacts={onOpenList} onDone={onClose} />
  }
}
