import { Box, chakra, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { DownloadIcon } from 'lucide-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useMemo, useState } from 'react'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import {
  msg,
  type Translatable,
  type Translate,
  translate,
  useTranslation,
} from '@/shared/i18n/translate'
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
import { rememberedColumns } from './columns-step'
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
import type { CellNote } from './csv/csv-cell'
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
  const { id: userId } = useCurrentUser()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const [chosen, setChosen] = useState<PreviewKind>()
  const find = useCallback((known: Cleaning['known']) => findCleaning(csv, known), [csv])
  const fileName = file.name
  const { valid, rows, leftOut, blank } = csv.counts
  // After a change of cleaning, there may be no rows of the chosen kind.
  const filter = chosen && csv.counts[chosen] > 0 ? chosen : undefined
  const countOf = (kind: PreviewKind): Count => ({
    ...rowKinds[kind],
    label: t(rowKinds[kind].label),
    count: csv.counts[kind],
    filter: {
      isOn: filter === kind,
      onToggle: () => setChosen(filter === kind ? undefined : kind),
    },
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
      <PreviewTable csv={csv} filter={filter} />
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
          onClick={onFirstClick(() => void openSaveStep(client, userId, lists))}
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
      {partlyKinds.map((kind) => {
        const partly = csv.partly.filter((one) => one.kind === kind)
        if (partly.length === 0) return null
        return (
          <Text key={kind} overflowWrap="anywhere">
            {partlyText(kind, partly.length, t)} {examplesOf(partly)}
          </Text>
        )
      })}
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

const partlyKinds = ['placeholder', 'damaged', 'several', 'repaired'] as const

function partlyText(kind: CellNote, count: number, t: Translate): string {
  switch (kind) {
    case 'placeholder':
      return t(
        '{count, plural, one {1 value that stands for nothing is left empty:} other {# values that stand for nothing are left empty:}}',
        { count },
      )
    case 'damaged':
      return t(
        '{count, plural, one {1 value that a spreadsheet has damaged is left empty:} other {# values that a spreadsheet has damaged are left empty:}}',
        { count },
      )
    case 'several':
      return t(
        '{count, plural, one {Of 1 cell with several values the first is imported:} other {Of # cells with several values the first is imported:}}',
        { count },
      )
    default:
      return t('{count, plural, one {1 value is repaired:} other {# values are repaired:}}', {
        count,
      })
  }
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
  /** Turns the card into a toggle button; only set if there are rows. */
  filter?: { isOn: boolean; onToggle: () => void }
}

export function Counts({ of }: { of: Count[] }) {
  return (
    <Grid as="dl" gap="3" templateColumns="repeat(auto-fit, minmax(5.5rem, 1fr))">
      {of.map((one) => (
        <CountCard key={one.label} {...one} />
      ))}
    </Grid>
  )
}

function CountCard({ label, count, color, filter }: Count) {
  const id = useId()
  const isFilter = filter !== undefined && count > 0
  return (
    <Box
      position="relative"
      px={{ base: '2.5', md: '4' }}
      py="3"
      borderWidth="1px"
      borderRadius="l2"
      css={isFilter ? filterStyles : undefined}
    >
      <Text
        as="dt"
        display="flex"
        alignItems="center"
        minHeight="6"
        color="fg.muted"
        textStyle="sm"
      >
        {isFilter ? (
          <button
            type="button"
            id={`${id}-label`}
            aria-labelledby={`${id}-label ${id}-count`}
            aria-pressed={filter.isOn}
            onClick={filter.onToggle}
          >
            {label}
          </button>
        ) : (
          label
        )}
      </Text>
      <Text
        as="dd"
        id={`${id}-count`}
        textStyle="xl"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        color={count > 0 ? color : undefined}
      >
        {formatCount(count)}
      </Text>
    </Box>
  )
}

/** The button covers its card. */
const filterStyles = {
  '& button': {
    minHeight: '6',
    cursor: 'pointer',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
  },
  // The focus ring is drawn around the card.
  '& button:focus-visible': { outlineColor: 'transparent' },
  '& button:focus-visible::after': {
    outline: '2px solid',
    outlineColor: 'brand.focusRing',
    outlineOffset: '2px',
  },
  '&:hover:not(:has([aria-pressed=true]))': { bg: 'bg.hover' },
  '&:has([aria-pressed=true])': { bg: 'brand.subtle', borderColor: 'brand.solid' },
  _highContrast: { '&:has([aria-pressed=true])': { outline: '2px solid Highlight' } },
}

/** Non-blocking notes about unexpected results. */
function Notes({ csv }: { csv: CsvFile }) {
  const t = useTranslation()
  const { header, linesAbove, unused, columns, recognised, shortRows, middle, particles } = csv
  const { coveringLine } = csv
  const offers = offeredColumns(csv)
  const isMiddleRead = particles > 0 && middle !== undefined
  const ignored = unused.filter((name) => !isMiddleRead || name !== header[middle])
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
    isMiddleRead &&
      t('Of {column} only particles such as “von” are imported, as a part of last_name.', {
        column: header[middle] ?? '',
      }),
    ignored.length > 0 && t('Not imported: {columns}.', { columns: ignored.join(', ') }),
    offers.length > 0 && t('Match columns can import {columns}.', { columns: offers.join(', ') }),
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

/** Unused columns that the user can add by matching them. */
function offeredColumns({ header, columns, suggestion }: CsvFile): string[] {
  const suggested = rememberedColumns(header)?.columns ?? suggestion
  const offered = COLUMNS.filter((column) => columns[column] !== suggested[column])
  return namedAs(header, Object.fromEntries(offered.map((column) => [column, suggested[column]])))
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

function cutNote(filter: PreviewKind | undefined): string {
  const count = MAX_PREVIEW_ROWS
  switch (filter) {
    case 'invalid':
      return translate('The first {count, number} invalid rows:', { count })
    case 'duplicate':
      return translate('The first {count, number} duplicate rows:', { count })
    case 'leftOut':
      return translate('The first {count, number} rows that are left out:', { count })
    case 'valid':
      return translate('The first {count, number} valid rows:', { count })
    default:
      return translate('The first {count, number} rows of each kind:', { count })
  }
}

function PreviewTable({ csv, filter }: { csv: CsvFile; filter: PreviewKind | undefined }) {
  const t = useTranslation()
  const { preview, counts } = csv
  const tableColumns = useMemo(() => toTableColumns(csv), [csv])
  const shown = filter ? [filter] : previewOrder
  const rows = useMemo(
    () => (filter ? preview[filter] : previewOrder.flatMap((kind) => preview[kind])),
    [preview, filter],
  )
  const isCut = shown.some((kind) => counts[kind] > MAX_PREVIEW_ROWS)

  return (
    <Stack gap="2">
      {isCut && (
        <Text color="fg.muted" textStyle="sm">
          {cutNote(filter)}
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
          ? importedCells(cells, csv, cleaning.kinds)[column]
          : cellAt(cells, csv, column),
    })),
  ]
}

function Verdict({ verdict }: Pick<PreviewRow, 'verdict'>) {
  const t = useTranslation()
  if (!('reason' in verdict)) return <chakra.span color="fg.success">{t('Valid')}</chakra.span>
  return <UserText text={verdict.reason()} color={rowKinds[verdict.kind].color} />
}
