import { chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { cleanCells, type CleanedCells, type CleaningKind } from '../cleaning/cleaning'
import { type Column, COLUMNS, type ColumnMap } from './csv/csv-header'
import { cellsToClean } from './csv/csv-lead'
import { cellAt } from './csv/csv-row'
import type { CsvSummary, PreviewRow } from './csv/csv-session'
import { reasonText } from './csv/row-reason'

type Props = { summary: CsvSummary; cleaning: readonly CleaningKind[] }

export function PreviewTable({ summary: { columns, preview, counts }, cleaning }: Props) {
  const t = useTranslation()
  const tableColumns = useMemo(() => toTableColumns(columns, cleaning), [columns, cleaning])
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

function toTableColumns(
  columns: ColumnMap,
  cleaning: readonly CleaningKind[],
): TableColumn<PreviewRow>[] {
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
        verdict.kind === 'valid' && isCleaned(column)
          ? cleanCells(cellsToClean(cells, columns), cleaning)[column]
          : cellAt(cells, columns, column),
    })),
  ]
}

const isCleaned = (column: Column): column is keyof CleanedCells =>
  ['first_name', 'last_name', 'company', 'email'].includes(column)

function Verdict({ verdict }: Pick<PreviewRow, 'verdict'>) {
  const t = useTranslation()
  if (!('reason' in verdict)) return <chakra.span color="fg.success">{t('Valid')}</chakra.span>
  return <UserText text={reasonText(verdict.reason)} color="fg.error" />
}
