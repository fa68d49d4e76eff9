import { chakra, Stack, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { UserText } from '@/shared/ui/user-text'
import { VirtualTable } from '@/shared/ui/tables/virtual-table'
import type { TableColumn } from '@/shared/ui/tables/virtual-table-row'
import { COLUMNS, type ColumnMap } from './csv/csv-header'
import { cellAt } from './csv/csv-row'
import type { CsvSummary, PreviewRow } from './csv/csv-session'

export function PreviewTable({ summary: { columns, preview, counts } }: { summary: CsvSummary }) {
  const tableColumns = useMemo(() => toTableColumns(columns), [columns])
  const isCut = counts.rows - counts.blank > preview.length

  return (
    <Stack gap="2">
      {isCut && (
        <Text color="fg.muted" textStyle="sm">
          {`The first ${formatCount(preview.length)} rows:`}
        </Text>
      )}
      <VirtualTable
        label="Preview of the rows"
        rows={preview}
        columns={tableColumns}
        getRowId={(row) => String(row.line)}
        maxHeight="18rem"
      />
    </Stack>
  )
}

function toTableColumns(columns: ColumnMap): TableColumn<PreviewRow>[] {
  const inFile = COLUMNS.filter((column) => columns[column] !== undefined)
  return [
    { id: 'line', header: 'Line', width: '4.5rem', text: ({ line }) => String(line) },
    { id: 'result', header: 'Result', width: '14rem', cell: resultCell },
    ...inFile.map((column) => ({
      id: column,
      header: column,
      text: ({ cells }: PreviewRow) => cellAt(cells, columns, column),
    })),
  ]
}

function resultCell({ verdict }: PreviewRow) {
  if (!('reason' in verdict)) return <chakra.span color="fg.success">Valid</chakra.span>
  return <UserText text={verdict.reason} color="fg.error" />
}
