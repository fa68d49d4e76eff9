import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import {
  msg,
  toText,
  type Translatable,
  type Translate,
  translate,
  useTranslation,
} from '@/shared/i18n/translate'
import { SelectField } from '@/shared/ui/fields/select-field'
import { Refusal } from '@/shared/ui/refusal'
import {
  COLUMNS,
  isNameSplit,
  missingColumns,
  REQUIRED_COLUMNS,
  type Column,
  type ColumnMap,
} from './csv/csv-header'
import { StepActions } from './step-actions'

type Props = {
  header: readonly string[]
  columns: ColumnMap
  onMatch: (columns: ColumnMap) => void
  onCancel?: () => void
}

const NOT_IN_FILE = ''
/** What is read from a column that is chosen for both names. */
const SPLIT: Partial<Record<Column, Translatable>> = {
  first_name: msg('Only its first word'),
  last_name: msg('All but its first word'),
}

function splitHelper(column: Column) {
  const helper = SPLIT[column]
  return helper && toText(helper)
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

export function ColumnMatch({ header, columns, onMatch, onCancel }: Props) {
  const t = useTranslation()
  const [chosen, setChosen] = useState(columns)
  const options = useMemo(() => columnOptions(header, t), [header, t])
  const isComplete = missingColumns(chosen).length === 0

  const handleChange = (column: Column, value: string) => {
    const { [column]: _before, ...others } = chosen
    setChosen(value === NOT_IN_FILE ? others : { ...others, [column]: Number(value) })
  }

  return (
    <Stack gap="4">
      <Text>{t('Match the columns of your file:')}</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {COLUMNS.map((column) => (
          <SelectField
            key={column}
            label={column}
            isRequired={isRequired(column)}
            options={isRequired(column) ? options.required : options.optional}
            value={String(chosen[column] ?? NOT_IN_FILE)}
            onChange={(value) => handleChange(column, value)}
            helper={isNameSplit(chosen) ? splitHelper(column) : undefined}
          />
        ))}
      </SimpleGrid>
      <StepActions>
        <Refusal isShown reason={toMatch(chosen)}>
          <Button disabled={!isComplete} onClick={() => onMatch(chosen)}>
            {t('Use these columns')}
          </Button>
        </Refusal>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            {t('Back')}
          </Button>
        )}
      </StepActions>
    </Stack>
  )
}

function toMatch(chosen: ColumnMap): string | undefined {
  const missing = missingColumns(chosen)
  return missing.length > 0
    ? translate('Choose a column for {columns}.', { columns: missing.join(', ') })
    : undefined
}

const isRequired = (column: Column) => REQUIRED_COLUMNS.some((name) => name === column)
