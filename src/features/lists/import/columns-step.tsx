import { SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import {
  msg,
  toText,
  type Translatable,
  type Translate,
  useTranslation,
} from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { SelectField } from '@/shared/ui/fields/select-field'
import { readAgain } from './csv-import'
import {
  COLUMNS,
  type Column,
  columnLabels,
  type ColumnMap,
  REQUIRED_COLUMNS,
} from '../cleaning/contact-columns'
import { filledIn, isNameSplit, missingColumns, suggestColumns } from './csv/csv-header'

const columnMap = z.partialRecord(z.enum(COLUMNS), z.number().check(z.nonnegative()))

/** Column choices of the user, by header. */
const columnMaps = persisted({
  name: 'import-columns',
  scope: 'device',
  schema: z.array(z.object({ header: z.array(z.string()), columns: columnMap })),
  fallback: [],
  atLogOut: 'stays',
})
const MAX_COLUMN_MAPS = 20

const isSameHeader = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a) === JSON.stringify(b)

export function rememberedColumns(header: readonly string[]) {
  return columnMaps.get().find((one) => isSameHeader(one.header, header))?.columns
}

/**
 * @param defaults default columns, which are not stored because other columns may be empty in other
 * files with this header
 */
export function rememberColumns(
  header: readonly string[],
  columns: ColumnMap,
  defaults: ColumnMap,
): void {
  const others = columnMaps.get().filter((one) => !isSameHeader(one.header, header))
  const isUsual = JSON.stringify(defaults) === JSON.stringify(columns)
  const own = isUsual ? [] : [{ header: [...header], columns }]
  columnMaps.set([...others, ...own].slice(-MAX_COLUMN_MAPS))
}

const NOT_IN_FILE = ''
const splitHelpers: Partial<Record<Column, Translatable>> = {
  first_name: msg('Only its first word'),
  last_name: msg('All but its first word'),
}

function columnOptions(header: readonly string[], t: Translate) {
  const inFile = header.map((name, index) => ({
    value: String(index),
    label: name || t('Column {index}', { index: index + 1 }),
  }))
  return {
    required: [{ value: NOT_IN_FILE, label: t('Choose a column') }, ...inFile],
    optional: [{ value: NOT_IN_FILE, label: t('Not in this file') }, ...inFile],
  }
}

type MatchProps = {
  header: readonly string[]
  /** Shown unless the device remembers the choice for this header. */
  suggestion: ColumnMap
  firstRows: readonly (readonly string[])[]
  onBack: () => void
}

export function ColumnMatch({ header, suggestion, firstRows, onBack }: MatchProps) {
  const t = useTranslation()
  const [columns, setColumns] = useState(() => rememberedColumns(header) ?? suggestion)
  const options = useMemo(() => columnOptions(header, t), [header, t])
  const missing = missingColumns(columns).join(', ')

  const handleChange = (column: Column, value: string) => {
    const { [column]: _before, ...rest } = columns
    setColumns(value === NOT_IN_FILE ? rest : { ...rest, [column]: Number(value) })
  }
  const handleUse = () => {
    rememberColumns(header, columns, suggestColumns(header, filledIn(firstRows)))
    readAgain({ columns })
  }

  return (
    <Stack gap="4">
      <Text>{t('Match the columns of your file:')}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {COLUMNS.map((column) => {
          const isRequired = REQUIRED_COLUMNS.some((name) => name === column)
          const helper = isNameSplit(columns) && splitHelpers[column]
          return (
            <SelectField
              key={column}
              label={t(columnLabels[column])}
              labelNote={column}
              isRequired={isRequired}
              options={isRequired ? options.required : options.optional}
              value={String(columns[column] ?? NOT_IN_FILE)}
              onChange={(value) => handleChange(column, value)}
              helper={helper ? toText(helper) : undefined}
            />
          )
        })}
      </SimpleGrid>
      <DialogFooter>
        <Button variant="outline" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button
          isReasonShown
          disabledReason={
            missing ? t('Choose a column for {columns}.', { columns: missing }) : undefined
          }
          disabled={missing !== ''}
          onClick={handleUse}
        >
          {t('Use these columns')}
        </Button>
      </DialogFooter>
    </Stack>
  )
}
