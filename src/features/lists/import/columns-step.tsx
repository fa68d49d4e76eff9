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
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { SelectField } from '@/shared/ui/fields/select-field'
import { readAgain } from './csv-import'
import {
  COLUMNS,
  type Column,
  columnLabels,
  type ColumnMap,
  type Mapping,
  REQUIRED_COLUMNS,
} from '../cleaning/contact-columns'
import {
  filledIn,
  isNameSplit,
  missingColumns,
  otherColumns,
  suggestColumns,
} from './csv/csv-header'

const columnMap = z.partialRecord(z.enum(COLUMNS), z.number().check(z.nonnegative()))

/** Column choices of the user, by header. */
const columnMaps = persisted({
  name: 'import-columns',
  scope: 'device',
  schema: z.array(
    z.object({ header: z.array(z.string()), columns: columnMap, seconds: columnMap }),
  ),
  fallback: [],
  atLogOut: 'stays',
})
const MAX_COLUMN_MAPS = 20

const isSameHeader = (a: readonly string[], b: readonly string[]) =>
  JSON.stringify(a) === JSON.stringify(b)

export function rememberedColumns(header: readonly string[]) {
  return columnMaps.get().find((one) => isSameHeader(one.header, header))
}

/**
 * @param defaults default columns, which are not stored because other columns may be empty in other
 * files with this header
 */
export function rememberColumns(
  header: readonly string[],
  { columns, seconds = {} }: Mapping,
  defaults: ColumnMap,
): void {
  const others = columnMaps.get().filter((one) => !isSameHeader(one.header, header))
  const isUsual =
    Object.keys(seconds).length === 0 && JSON.stringify(defaults) === JSON.stringify(columns)
  const own = isUsual ? [] : [{ header: [...header], columns, seconds }]
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
  seconds?: ColumnMap | undefined
  firstRows: readonly (readonly string[])[]
  onBack: () => void
}

export function ColumnMatch({ header, suggestion, seconds, firstRows, onBack }: MatchProps) {
  const t = useTranslation()
  const [chosen, setChosen] = useState(() => {
    const remembered = rememberedColumns(header)
    return {
      columns: remembered?.columns ?? suggestion,
      filling: Object.keys(seconds ?? remembered?.seconds ?? {}),
    }
  })
  const { columns, filling } = chosen
  const options = useMemo(() => columnOptions(header, t), [header, t])
  const isFilled = useMemo(() => filledIn(firstRows), [firstRows])
  const others = useMemo(() => otherColumns(header, columns, isFilled), [header, columns, isFilled])
  const missing = missingColumns(columns).join(', ')

  const handleChange = (column: Column, value: string) => {
    const { [column]: _before, ...rest } = columns
    setChosen({
      columns: value === NOT_IN_FILE ? rest : { ...rest, [column]: Number(value) },
      filling,
    })
  }
  const handleFill = (column: Column) =>
    setChosen({
      columns,
      filling: filling.includes(column)
        ? filling.filter((one) => one !== column)
        : [...filling, column],
    })
  const handleUse = () => {
    const ticked = Object.entries(others).filter(([column]) => filling.includes(column))
    const usual = suggestColumns(header, isFilled)
    const mapping = { columns, seconds: Object.fromEntries(ticked) }
    rememberColumns(header, mapping, usual)
    readAgain(mapping)
  }

  return (
    <Stack gap="4">
      <Text>{t('Match the columns of your file:')}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {COLUMNS.map((column) => {
          const isRequired = REQUIRED_COLUMNS.some((name) => name === column)
          const helper = isNameSplit(columns) && splitHelpers[column]
          const other = others[column]
          return (
            <Stack key={column} gap="1.5">
              <SelectField
                label={t(columnLabels[column])}
                labelNote={column}
                isRequired={isRequired}
                options={isRequired ? options.required : options.optional}
                value={String(columns[column] ?? NOT_IN_FILE)}
                onChange={(value) => handleChange(column, value)}
                helper={helper ? toText(helper) : undefined}
              />
              {other !== undefined && (
                <CheckLabel
                  isChecked={filling.includes(column)}
                  color="fg.muted"
                  textStyle="sm"
                  onChange={() => handleFill(column)}
                >
                  <Text as="span" minW="0" overflowWrap="anywhere">
                    {t('also {name}: fill empty cells from it', {
                      name: header[other] || t('Column {index}', { index: other + 1 }),
                    })}
                  </Text>
                </CheckLabel>
              )}
            </Stack>
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
