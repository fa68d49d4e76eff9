import { Box, chakra, Grid, Stack, Text, VisuallyHidden } from '@chakra-ui/react'
import { useCallback, useMemo } from 'react'
import type { ListSaveResult } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { formatCount } from '@/shared/lib/values/format-count'
import { Button } from '@/shared/ui/button'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import { UserText } from '@/shared/ui/user-text'
import { CleaningPanel } from './cleaning-panel'
import {
  cleanRows,
  goTo,
  type ImportState,
  rememberedColumns,
  restartImport,
  saveRows,
} from './csv-import'
import type { Cleaning } from './csv/cleaning'
import { type ColumnMap, COLUMNS } from './csv/csv-columns'
import { isNameSplit } from './csv/csv-header'
import { cellAt, importedCells } from './csv/csv-row'
import {
  type CsvFile,
  findCleaning,
  partlyCsv,
  type PreviewRow,
  type RowCounts,
  skippedCsv,
} from './csv/csv-file'
import { StepActions, StepHeading } from './file-steps'

type StepOf<Step extends ImportState['step']> = Extract<ImportState, { step: Step }>

export function PreviewStep({ file, csv, options, isReading }: StepOf<'preview'>) {
  const t = useTranslation()
  const { id: userId } = useCurrentUser()
  const find = useCallback((known: Cleaning['known']) => findCleaning(csv, known), [csv])
  const fileName = file.name
  const { valid, invalid, duplicate, blank, rows, leftOut } = csv.counts

  return (
    <Stack gap="4">
      <StepHeading>
        {rows === 1
          ? t('1 row in {fileName}', { fileName })
          : t('{rows, number} rows in {fileName}', { rows, fileName })}
      </StepHeading>
      <Counts
        of={[
          { label: t(msg('Valid', 'number of rows')), count: valid, isGood: true },
          { label: t('Invalid'), count: invalid },
          { label: t(msg('Duplicate', 'number of rows')), count: duplicate },
          ...(leftOut > 0 ? [{ label: t('Left out'), count: leftOut }] : []),
          ...(blank > 0 ? [{ label: t('Blank'), count: blank }] : []),
        ]}
      />
      <Notes csv={csv} />
      <PartlyRead {...{ fileName, csv }} />
      {valid + leftOut > 0 && (
        <CleaningPanel
          find={find}
          cleaning={options.cleaning ?? csv.cleaning}
          onChange={cleanRows}
        />
      )}
      <PreviewTable csv={csv} />
      <StepActions>
        <Button
          disabledReason={valid === 0 ? t('No row of this file can be imported.') : undefined}
          isReasonShown
          disabled={valid === 0 || isReading}
          {...onSaverIntent}
          onClick={onFirstClick(() => saveRows(userId))}
        >
          {t('Continue')}
        </Button>
        <DownloadSkipped {...{ fileName, csv }} />
        <Button variant="ghost" onClick={() => goTo('columns')}>
          {t('Match columns')}
        </Button>
        <Button variant="ghost" onClick={restartImport}>
          {t('Choose another file')}
        </Button>
      </StepActions>
    </Stack>
  )
}

function PartlyRead({ fileName, csv }: { fileName: string; csv: CsvFile }) {
  const t = useTranslation()
  if (csv.partly.length === 0) return null
  const damaged = csv.partly.filter(({ kind }) => kind === 'damaged')
  const several = csv.partly.filter(({ kind }) => kind === 'several')
  return (
    <Stack gap="1" align="flex-start" color="fg.muted" textStyle="sm">
      {damaged.length > 0 && (
        <Text overflowWrap="anywhere">
          {t(
            '{count, plural, one {1 value that a spreadsheet has damaged is left empty:} other {# values that a spreadsheet has damaged are left empty:}}',
            { count: damaged.length },
          )}{' '}
          {examplesOf(damaged)}
        </Text>
      )}
      {several.length > 0 && (
        <Text overflowWrap="anywhere">
          {t(
            '{count, plural, one {Of 1 cell with several values the first is imported:} other {Of # cells with several values the first is imported:}}',
            { count: several.length },
          )}{' '}
          {examplesOf(several)}
        </Text>
      )}
      <Button
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
  const examples = partly
    .slice(0, MAX_EXAMPLES)
    .map(({ line, column, text }) =>
      translate('{text} ({column}, line {line})', { text, column, line }),
    )
  return [...examples, ...(partly.length > MAX_EXAMPLES ? ['…'] : [])].join(', ')
}

function DownloadSkipped({ fileName, csv }: { fileName: string; csv: CsvFile }) {
  const t = useTranslation()
  if (csv.skipped.length === 0) return null
  const skippedName = fileName.replace(/\.csv$/i, '-skipped.csv')
  return (
    <Button variant="outline" onClick={() => downloadText(skippedName, skippedCsv(csv))}>
      {t('Download skipped rows')}
    </Button>
  )
}

type Count = { label: string; count: number; isGood?: boolean }

/** Counts that add up to the number of rows in the file. */
function Counts({ of }: { of: Count[] }) {
  return (
    <Grid as="dl" gap="3" templateColumns="repeat(auto-fit, minmax(7rem, 1fr))">
      {of.map(({ label, count, isGood }) => (
        <Box key={label} px="4" py="3" borderWidth="1px" borderRadius="l2">
          <Text as="dt" color="fg.muted" textStyle="sm">
            {label}
          </Text>
          <Text
            as="dd"
            textStyle="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={isGood ? 'fg.success' : undefined}
          >
            {formatCount(count)}
          </Text>
        </Box>
      ))}
    </Grid>
  )
}

/** Non-blocking notes about unexpected effects. */
function Notes({ csv }: { csv: CsvFile }) {
  const t = useTranslation()
  const { header, linesAbove, unused, columns, recognised, shortRows, middle, particles } = csv
  const offers = offeredColumns(csv)
  const isMiddleRead = particles > 0 && middle !== undefined
  const ignored = unused.filter((name) => !isMiddleRead || name !== header[middle])
  const notes = [
    linesAbove === 1 && t('The line above the header row is left out.'),
    linesAbove > 1 &&
      t('The {linesAbove, number} lines above the header row are left out.', { linesAbove }),
    isNameSplit(columns) &&
      t('The names of {column} are split: the first word is first_name, the rest is last_name.', {
        column: csv.header[columns.first_name ?? -1] ?? '',
      }),
    Object.keys(recognised).length > 0 &&
      t('Also imported: {columns}.', { columns: namedAs(header, recognised).join(', ') }),
    isMiddleRead &&
      t('Of {column} only particles such as “von” are imported, as a part of last_name.', {
        column: header[middle] ?? '',
      }),
    ignored.length > 0 && t('Not imported: {columns}.', { columns: ignored.join(', ') }),
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

/** Columns that the user can add by matching them. */
function offeredColumns({ header, columns, suggestion }: CsvFile): string[] {
  const suggested = rememberedColumns(header)?.columns ?? suggestion
  const offered = COLUMNS.filter((column) => columns[column] === undefined)
  return namedAs(header, Object.fromEntries(offered.map((column) => [column, suggested[column]])))
}

/** 'Organization as company' */
const namedAs = (header: readonly string[], columns: ColumnMap): string[] =>
  COLUMNS.flatMap((column) => {
    const index = columns[column]
    return index === undefined
      ? []
      : translate('{name} as {column}', { name: header[index] ?? '', column })
  })

function PreviewTable({ csv }: { csv: CsvFile }) {
  const t = useTranslation()
  const { preview, counts } = csv
  const tableColumns = useMemo(() => toTableColumns(csv), [csv])
  const isCut = counts.rows - counts.blank > preview.length

  return (
    <Stack gap="2">
      {isCut && (
        <Text color="fg.muted" textStyle="sm">
          {t('The first {count, number} rows:', { count: preview.length })}
        </Text>
      )}
      <VirtualTable
        label={t('Preview of the rows')}
        rows={preview}
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
      header: column,
      text: ({ cells, verdict }: PreviewRow) =>
        verdict.kind === 'valid'
          ? importedCells(cells, csv, cleaning.kinds)[column]
          : cellAt(cells, csv, column),
    })),
  ]
}

function Verdict({ verdict }: Pick<PreviewRow, 'verdict'>) {
  const t = useTranslation()
  if (!('reason' in verdict)) return <chakra.span color="fg.success">{t('Valid')}</chakra.span>
  return <UserText text={verdict.reason()} color="fg.error" />
}

type ReportProps = StepOf<'report'> & {
  onViewContacts: (listId: string) => void
  onDone: () => void
}

export function ReportStep({ file, csv, end, onViewContacts, onDone }: ReportProps) {
  const t = useTranslation()
  const fileName = file.name
  const { counts } = csv
  const { list } = end
  const parts = reportCounts(counts, end.progress)

  return (
    <Stack gap="4">
      <StepHeading>
        {list.isNew
          ? t('“{name}” is saved', { name: list.name })
          : t('The import into “{name}” is done', { name: list.name })}
      </StepHeading>
      <Text>
        {counts.rows === 1
          ? t('The 1 row in {fileName}:', { fileName })
          : t('The {rows, number} rows in {fileName}:', { rows: counts.rows, fileName })}
      </Text>
      <Counts of={parts} />
      <VisuallyHidden role="status">
        {parts.map(({ label, count }) => `${label}: ${formatCount(count)}.`).join(' ')}
      </VisuallyHidden>
      <PartlyRead {...{ fileName, csv }} />
      <StepActions>
        <Button onClick={onDone}>{t('Done')}</Button>
        <DownloadSkipped {...{ fileName, csv }} />
        <Button variant="outline" onClick={() => onViewContacts(list.id)}>
          {t('View contacts')}
        </Button>
      </StepActions>
    </Stack>
  )
}

/** Counts every row exactly once. */
function reportCounts(counts: RowCounts, progress: ListSaveResult['progress']): Count[] {
  const { sent, saved, already, waiting } = progress
  const rare = [
    { label: translate('Created, not in the list'), count: waiting.length },
    { label: translate('In the list before'), count: already },
    { label: translate('Refused by the server'), count: sent - saved - already - waiting.length },
    { label: translate('Left out'), count: counts.valid - sent + counts.leftOut },
    { label: translate('Blank'), count: counts.blank },
  ]
  return [
    { label: translate('Imported'), count: saved, isGood: true },
    { label: translate('Invalid'), count: counts.invalid },
    { label: translate(msg('Duplicate', 'number of rows')), count: counts.duplicate },
    ...rare.filter(({ count }) => count > 0),
  ]
}
