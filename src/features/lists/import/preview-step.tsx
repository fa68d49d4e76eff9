import { Button, Stack, Text } from '@chakra-ui/react'
import { onSaverIntent } from '@/entities/list/saver/saver-dialog'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/first-click'
import { Refusal } from '@/shared/ui/refusal'
import { CleaningPanel } from '../cleaning/cleaning-panel'
import { COLUMNS, isNameSplit } from './csv/csv-header'
import type { CsvSummary } from './csv/csv-session'
import { PreviewTable } from './preview-table'
import { RowCounts } from './row-counts'
import { StepActions, StepHeading } from './step-actions'
import type { CsvImport } from './use-csv-import'

type Props = {
  csv: CsvImport
  fileName: string
  summary: CsvSummary
  isReading: boolean | undefined
}

export function PreviewStep({ csv, fileName, summary, isReading }: Props) {
  const t = useTranslation()
  const { valid, invalid, duplicate, blank, rows, leftOut = 0 } = summary.counts
  const isSomeSkipped = invalid + duplicate + leftOut > 0

  return (
    <Stack gap="4">
      <StepHeading>
        {rows === 1
          ? t('1 row in {fileName}', { fileName })
          : t('{rows, number} rows in {fileName}', { rows, fileName })}
      </StepHeading>
      <RowCounts
        counts={[
          { label: t(msg('Valid', 'number of rows')), count: valid, isGood: true },
          { label: t('Invalid'), count: invalid },
          { label: t(msg('Duplicate', 'number of rows')), count: duplicate },
          ...(leftOut > 0 ? [{ label: t('Left out'), count: leftOut }] : []),
          ...(blank > 0 ? [{ label: t('Blank'), count: blank }] : []),
        ]}
      />
      <Notes summary={summary} />
      {valid + leftOut > 0 && (
        <CleaningPanel cleaning={csv.cleaning} onFind={csv.findCleaning} onChange={csv.clean} />
      )}
      <PreviewTable summary={summary} cleaning={csv.cleaning.kinds} />
      <StepActions>
        <Refusal
          reason={valid === 0 ? t('No row of this file can be imported.') : undefined}
          isShown
        >
          <Button
            disabled={valid === 0 || isReading}
            {...onSaverIntent}
            onClick={onFirstClick(csv.save)}
          >
            {t('Continue')}
          </Button>
        </Refusal>
        {isSomeSkipped && (
          <Button variant="outline" onClick={() => void csv.downloadSkipped(fileName)}>
            {t('Download skipped rows')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => csv.goTo('columns')}>
          {t('Match columns')}
        </Button>
        <Button variant="ghost" onClick={csv.restart}>
          {t('Choose another file')}
        </Button>
      </StepActions>
    </Stack>
  )
}

/** Notes about what a person may not expect; they block nothing. */
function Notes({ summary }: { summary: CsvSummary }) {
  const t = useTranslation()
  const { linesAbove, unused, columns, shortRows } = summary
  const offers = offeredColumns(summary)
  const notes = [
    linesAbove === 1 && t('The line above the header row is left out.'),
    linesAbove > 1 &&
      t('The {linesAbove, number} lines above the header row are left out.', { linesAbove }),
    isNameSplit(columns) &&
      t('The names of {column} are split: the first word is first_name, the rest is last_name.', {
        column: summary.header[columns.first_name ?? -1] ?? '',
      }),
    unused.length > 0 && t('Not imported: {columns}.', { columns: unused.join(', ') }),
    offers.length > 0 && t('Match columns can import {columns}.', { columns: offers.join(', ') }),
    shortRows === 1 && t('1 valid row is shorter than the header: its missing cells are empty.'),
    shortRows > 1 &&
      t(
        '{shortRows, number} valid rows are shorter than the header: their missing cells are empty.',
        { shortRows },
      ),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <Text key={note} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
      {note}
    </Text>
  ))
}

/** 'Organization as company': columns that a person can add by matching them. */
function offeredColumns({ header, columns, suggestion }: CsvSummary): string[] {
  return COLUMNS.flatMap((column) => {
    const index = suggestion[column]
    return index === undefined || columns[column] !== undefined
      ? []
      : translate('{name} as {column}', { name: header[index] ?? '', column })
  })
}
