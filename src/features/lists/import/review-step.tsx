import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { DownloadIcon } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { msg, type Translatable, translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { formatCount } from '@/shared/i18n/format-count'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { DataTable } from '@/shared/ui/tables/data-table'
import { UserText } from '@/shared/ui/user-text'
import { CleaningPanel } from '../cleaning/cleaning-panel'
import { StepHeading } from '@/shared/ui/page/step-heading'
import { ConsentPanel } from './consent-panel'
import {
  goTo,
  hasOnlyRefusals,
  type ImportState,
  readAgain,
  rememberOnly,
  restartImport,
  openSaveStep,
} from './csv-import'
import type { Cleaning } from '../cleaning/cleaning'
import { columnLabels, type ColumnMap, COLUMNS } from '../cleaning/contact-columns'
import { isNameSplit } from './csv/csv-header'
import { cellAt, importedCells } from './csv/csv-row'
import {
  type CsvFile,
  findCleaning,
  MAX_PREVIEW_ROWS,
  partlyCsv,
  type PreviewKind,
  type PreviewRow,
  skippedCsv,
} from './csv/csv-file'
import type { ConsentChoices } from './csv/who-said-no'

export type StepOf<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>

const noChoices: ConsentChoices = {}
const sayAgain = (consent: ConsentChoices) => readAgain({ consent })

export function PreviewStep({ file, csv, options, isReading }: StepOf<'preview'>) {
  const t = useTranslation()
  const client = useQueryClient()
  const find = useCallback((known: Cleaning['known']) => findCleaning(csv, known), [csv])
  const fileName = file.name
  const { valid, rows, leftOut, blank } = csv.counts
  const countOf = (kind: PreviewKind): Count => ({
    ...rowKinds[kind],
    label: t(rowKinds[kind].label),
    count: csv.counts[kind],
  })

  const disabledReason = valid === 0 ? t('No row of this file can be imported.') : undefined

  return (
    <Stack gap="4">
      <StepHeading>
        {rows === 1
          ? t('1 row in {fileName}', { fileName })
          : t('{rows, number} rows in {fileName}', { rows, fileName })}
      </StepHeading>
      <Counts
        of={[
          countOf('valid'),
          countOf('invalid'),
          countOf('duplicate'),
          ...(leftOut > 0 ? [countOf('leftOut')] : []),
          ...(blank > 0 ? [{ label: t('Blank'), count: blank, color: 'fg.muted' }] : []),
        ]}
      />
      <Notes csv={csv} />
      <PartlyRead {...{ fileName, csv }} />
      <Flex wrap="wrap" columnGap="2">
        <Button isFlush size="sm" variant="ghost" onClick={() => goTo('columns')}>
          {t('Match columns')}
        </Button>
        <Button size="sm" variant="ghost" onClick={restartImport}>
          {t('Choose another file')}
        </Button>
        <DownloadSkipped {...{ fileName, csv }} />
      </Flex>
      <ConsentPanel csv={csv} choices={options.consent ?? noChoices} onChange={sayAgain} />
      {valid + leftOut > 0 && (
        <CleaningPanel
          find={find}
          cleaning={options.cleaning ?? csv.cleaning}
          onChange={(cleaning) => readAgain({ cleaning })}
        />
      )}
      <PreviewTable csv={csv} />
      <DialogFooter>
        <Button variant="outline" onClick={() => goTo('columns')}>
          {t('Back')}
        </Button>
        {hasOnlyRefusals(csv) && (
          <Button variant="outline" disabled={isReading} onClick={onFirstClick(rememberOnly)}>
            {t('Remember who said no')}
          </Button>
        )}
        <Button
          disabledReason={disabledReason}
          isReasonShown
          disabled={disabledReason !== undefined || isReading}
          onClick={onFirstClick(() => void openSaveStep(client))}
        >
          {t('Continue')}
        </Button>
      </DialogFooter>
    </Stack>
  )
}

export function PartlyRead({ fileName, csv }: { fileName: string; csv: CsvFile }) {
  const t = useTranslation()
  if (csv.partly.length === 0) return null
  return (
    <Stack gap="1" align="flex-start" color="fg.muted" textStyle="sm">
      <Text overflowWrap="anywhere">
        {t(
          '{count, plural, one {1 cell is not imported as it is in the file:} other {# cells are not imported as they are in the file:}}',
          { count: csv.partly.length },
        )}{' '}
        {examplesOf(csv.partly)}
      </Text>
      <Button
        isFlush
        size="sm"
        variant="ghost"
        onClick={() =>
          downloadText(fileName.replace(/\.csv$/i, '-partly-imported.csv'), partlyCsv(csv))
        }
      >
        {t('Download partly imported cells')}
      </Button>
    </Stack>
  )
}

const MAX_EXAMPLES = 3

function examplesOf(partly: CsvFile['partly']): string {
  const examples = partly.slice(0, MAX_EXAMPLES).map(({ line, column, text, imported }) =>
    translate('{text} → {imported} ({column}, line {line})', {
      text,
      imported: imported || '–',
      column,
      line,
    }),
  )
  return [...examples, ...(partly.length > MAX_EXAMPLES ? ['…'] : [])].join(', ')
}

export function DownloadSkipped({ fileName, csv }: { fileName: string; csv: CsvFile }) {
  const t = useTranslation()
  if (csv.skipped.length === 0) return null
  const skippedName = fileName.replace(/\.csv$/i, '-skipped.csv')
  return (
    <Button size="sm" variant="ghost" onClick={() => downloadText(skippedName, skippedCsv(csv))}>
      <DownloadIcon aria-hidden />
      {t('Download skipped rows')}
    </Button>
  )
}

export const rowKinds: Record<PreviewKind, { label: Translatable; color: string }> = {
  invalid: { label: msg('Invalid'), color: 'fg.error' },
  duplicate: { label: msg('Duplicate', 'number of rows'), color: 'fg.warning' },
  leftOut: { label: msg('Left out'), color: 'fg.muted' },
  valid: { label: msg('Valid', 'number of rows'), color: 'fg.success' },
}

export type Count = {
  label: string
  count: number
  color?: string | undefined
}

export function Counts({ of }: { of: Count[] }) {
  return (
    <Grid as="dl" gap="3" templateColumns="repeat(auto-fit, minmax(6.25rem, 1fr))">
      {of.map(({ label, count, color }) => (
        <Box key={label} px={{ base: '2.5', md: '4' }} py="3" borderWidth="1px" borderRadius="l2">
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text
            as="dd"
            textStyle="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={count > 0 ? color : undefined}
          >
            {formatCount(count)}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}

/** Non-blocking notes about unexpected results. */
function Notes({ csv }: { csv: CsvFile }) {
  const t = useTranslation()
  const { header, linesAbove, unused, columns, recognised, shortRows, coveringLine } = csv
  const notes = [
    linesAbove === 1 && t('The line above the header row is left out.'),
    linesAbove > 1 &&
      t('The {linesAbove, number} lines above the header row are left out.', { linesAbove }),
    isNameSplit(columns) &&
      t(
        'The names of {column} are split: of “Dr. Ada Love” and “Love, Ada”, Ada is first_name and Love is last_name.',
        { column: csv.header[columns.first_name ?? -1] ?? '' },
      ),
    Object.keys(recognised).length > 0 &&
      t('Also imported: {columns}.', { columns: namedAs(header, recognised).join(', ') }),
    unused.length > 0 && t('Not imported: {columns}.', { columns: unused.join(', ') }),
    coveringLine !== undefined &&
      t(
        'A cell in line {line} has lines that look like rows. They stay in it: if they are rows, a quote is missing in the file.',
        { line: coveringLine },
      ),
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

/** For example 'Organization as company'. */
const namedAs = (header: readonly string[], columns: ColumnMap): string[] =>
  COLUMNS.flatMap((column) => {
    const index = columns[column]
    return index === undefined
      ? []
      : translate('{name} as {column}', { name: header[index] ?? '', column })
  })

/** Rows that need attention come first. */
const previewOrder: readonly PreviewKind[] = ['invalid', 'duplicate', 'leftOut', 'valid']

function PreviewTable({ csv }: { csv: CsvFile }) {
  const t = useTranslation()
  const { preview, counts } = csv
  const tableColumns = useMemo(() => toTableColumns(csv), [csv])
  const rows = useMemo(() => previewOrder.flatMap((kind) => preview[kind]), [preview])

  return (
    <Stack gap="2">
      {previewOrder.some((kind) => counts[kind] > MAX_PREVIEW_ROWS) && (
        <Text color="fg.muted" textStyle="sm">
          {t('The first {count, number} rows of each kind:', {
            count: MAX_PREVIEW_ROWS,
          })}
        </Text>
      )}
      <DataTable
        label={t('Preview of the rows')}
        rows={rows}
        columns={tableColumns}
        getRowId={(row) => String(row.line)}
        maxHeight="18rem"
      />
    </Stack>
  )
}

function toTableColumns(csv: CsvFile): TableColumn<PreviewRow>[] {
  const { columns, cleaning } = csv
  const inFile = COLUMNS.filter((column) => columns[column] !== undefined)
  return [
    { id: 'line', header: msg('Line'), width: '4.5rem', text: ({ line }) => String(line) },
    {
      id: 'result',
      header: msg('Result'),
      width: '14rem',
      cell: ({ verdict }) => <Verdict verdict={verdict} />,
    },
    ...inFile.map((column) => ({
      id: column,
      header: columnLabels[column],
      text: ({ cells, verdict }: PreviewRow) =>
        verdict.kind === 'valid'
          ? importedCells(cells, columns, cleaning.kinds)[column]
          : cellAt(cells, columns, column),
    })),
  ]
}

function Verdict({ verdict }: Pick<PreviewRow, 'verdict'>) {
  const t = useTranslation()
  if (!('reason' in verdict)) return <chakra.span color="fg.success">{t('Valid')}</chakra.span>
  return <UserText text={verdict.reason()} color={rowKinds[verdict.kind].color} />
}
