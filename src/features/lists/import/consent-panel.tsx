import { Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { msg, translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { SelectField } from '@/shared/ui/fields/select-field'
import { DataTable } from '@/shared/ui/tables/data-table'
import type { TableColumn } from '@/shared/ui/tables/table-row'
import { StepSection } from '@/shared/ui/page/step-heading'
import type { CsvFile } from './csv/csv-file'
import { answerKey, type ConsentChoices, type ConsentValue } from './csv/who-said-no'

type Props = {
  csv: CsvFile
  choices: ConsentChoices
  onChange: (choices: ConsentChoices) => void
}

export function ConsentPanel({ csv, choices, onChange }: Props) {
  const t = useTranslation()
  const { header, consent, unused } = csv
  const rows = useMemo(
    () =>
      consent.flatMap(({ index, name, values }) =>
        values.map((value) => ({ ...value, name, id: answerKey(index, value.key) })),
      ),
    [consent],
  )
  const columns = useMemo(
    () =>
      toColumns(choices, (id, isLeftOut) =>
        onChange({ ...choices, leftOut: { ...choices.leftOut, [id]: isLeftOut } }),
      ),
    [choices, onChange],
  )
  const others = header.flatMap((name, index) =>
    unused.includes(name) && !consent.some((column) => column.index === index)
      ? { value: String(index), label: name }
      : [],
  )
  if (rows.length === 0 && others.length === 0) return null

  return (
    <StepSection title={t('Who must not be written to')} gap="3">
      <Text color="fg.muted" textStyle="sm">
        {rows.length === 0
          ? t('No column of this file says so.')
          : t('People with a ticked value are left out.')}{' '}
        {rows.some(({ said }) => said === 'unclear') &&
          t('What was not understood is ticked: untick those who may be written to.')}
      </Text>
      {rows.length > 0 && (
        <DataTable
          label={t('Values that say who may be written to')}
          rows={rows}
          columns={columns}
          getRowId={({ id }) => id}
          maxHeight="18rem"
        />
      )}
      {others.length > 0 && (
        <SelectField
          size="sm"
          label={t('Another column says it')}
          placeholder={t('Choose a column')}
          options={others}
          value={undefined}
          onChange={(value) =>
            onChange({ ...choices, added: [...(choices.added ?? []), Number(value)] })
          }
        />
      )}
    </StepSection>
  )
}

type ValueRow = ConsentValue & { id: string; name: string }

const toColumns = (
  { leftOut }: ConsentChoices,
  onAnswer: (id: string, isLeftOut: boolean) => void,
): TableColumn<ValueRow>[] => [
  {
    id: 'leftOut',
    header: msg('Left out'),
    width: '5rem',
    cell: ({ id, name, said, ...value }) => (
      <input
        type="checkbox"
        aria-label={translate('Leave out {name}: {value}', { name, value: textOf(value) })}
        // A large file takes seconds to be read with the answer.
        checked={leftOut?.[id] ?? (said !== undefined && said !== 'agreed')}
        onChange={({ target }) => onAnswer(id, target.checked)}
      />
    ),
  },
  {
    id: 'value',
    header: msg('Value'),
    minRem: 13,
    text: textOf,
    lateMark: ({ said }) => (said === 'unclear' ? translate('not understood') : undefined),
  },
  { id: 'column', header: msg('Column'), text: ({ name }) => name },
  {
    id: 'count',
    header: msg('Rows'),
    width: '5rem',
    areNumbers: true,
    text: ({ count }) => formatCount(count),
  },
]

function textOf({ kind, text }: Pick<ConsentValue, 'kind' | 'text'>): string {
  if (text === '') return translate('(empty)')
  switch (kind) {
    case 'noDate':
      return translate('no real date, such as {text}', { text })
    case 'past':
      return translate('dates in the past, such as {text}', { text })
    case 'toCome':
      return translate('dates to come, such as {text}', { text })
    case 'other':
      return translate('others, such as {text}', { text })
    default:
      return text
  }
}
