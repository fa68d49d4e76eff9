import { Button, Field, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { RequiredMark } from '@/shared/ui/fields/required-mark'
import { useState } from 'react'
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
const SPLIT: Partial<Record<Column, string>> = {
  first_name: 'Only its first word',
  last_name: 'All but its first word',
}

export function ColumnMatch({ header, columns, onMatch, onCancel }: Props) {
  const [chosen, setChosen] = useState(columns)
  const isComplete = missingColumns(chosen).length === 0

  const handleChange = (column: Column, value: string) => {
    const { [column]: _before, ...others } = chosen
    setChosen(value === NOT_IN_FILE ? others : { ...others, [column]: Number(value) })
  }

  return (
    <Stack gap="4">
      <Text>Say which column of your file holds what:</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        {COLUMNS.map((column) => (
          <Field.Root key={column} required={isRequired(column)}>
            <Field.Label>
              {column}
              <RequiredMark />
            </Field.Label>
            <NativeSelect.Root>
              <NativeSelect.Field
                value={chosen[column] ?? NOT_IN_FILE}
                onChange={(event) => handleChange(column, event.target.value)}
              >
                <option value={NOT_IN_FILE}>
                  {isRequired(column) ? 'Choose a column' : 'Not in this file'}
                </option>
                {header.map((name, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a header may repeat a name
                  <option key={index} value={index}>
                    {name || `Column ${index + 1}`}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
            {isNameSplit(chosen) && SPLIT[column] && (
              <Field.HelperText>{SPLIT[column]}</Field.HelperText>
            )}
          </Field.Root>
        ))}
      </SimpleGrid>
      <StepActions>
        <Button disabled={!isComplete} onClick={() => onMatch(chosen)}>
          Use these columns
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Back
          </Button>
        )}
      </StepActions>
    </Stack>
  )
}

const isRequired = (column: Column) => REQUIRED_COLUMNS.some((name) => name === column)
