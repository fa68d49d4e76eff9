import { Button, Stack } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { ProgressBar } from '@/shared/ui/progress-bar'
import { ChooseStep } from './choose-step'
import { ColumnMatch } from './column-match'
import { PreviewStep } from './preview-step'
import { ProblemStep } from './problem-step'
import { ReportStep } from './report-step'
import { StepActions, StepHeading } from './step-actions'
import type { CsvImport } from './use-csv-import'

type Props = {
  csv: CsvImport
  onOpenList: (listId: string) => void
  onDone: () => void
}

export function CsvImportTab({ csv, onOpenList, onDone }: Props) {
  const t = useTranslation()
  const { state } = csv
  if (state.step === 'choose') return <ChooseStep onFile={csv.choose} />

  const { file } = state
  switch (state.step) {
    case 'reading':
      return <ReadingStep file={file} progress={state.progress} onCancel={csv.restart} />

    case 'problem':
      return (
        <ProblemStep
          fileName={file.name}
          problem={state.problem}
          onMatch={(header, columns) => csv.match(file, header, columns)}
          onDecide={(decision) => csv.decide(file, decision)}
          onFile={csv.choose}
        />
      )

    case 'columns':
      return (
        <Stack gap="4">
          <StepHeading>{t('Columns of {name}', { name: file.name })}</StepHeading>
          <ColumnMatch
            header={state.summary.header}
            columns={state.summary.suggestion}
            onMatch={(columns) => csv.match(file, state.summary.header, columns)}
            onCancel={() => csv.goTo('preview')}
          />
        </Stack>
      )

    case 'preview':
      return (
        <PreviewStep
          csv={csv}
          fileName={file.name}
          summary={state.summary}
          isReading={state.isReading}
        />
      )

    case 'report':
      break
  }
  return (
    <ReportStep
      fileName={file.name}
      counts={state.summary.counts}
      end={state.end}
      onDownloadSkipped={() => void csv.downloadSkipped(file.name)}
      onViewContacts={onOpenList}
      onDone={onDone}
    />
  )
}

type ReadingProps = { file: File; progress: number; onCancel: () => void }

function ReadingStep({ file, progress, onCancel }: ReadingProps) {
  const t = useTranslation()

  return (
    <Stack gap="4">
      <StepHeading>{t('Reading {name}', { name: file.name })}</StepHeading>
      <ProgressBar label={t('Rows read')} value={progress} max={1} />
      <StepActions>
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </StepActions>
    </Stack>
  )
}
