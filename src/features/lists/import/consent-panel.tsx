import { Alert, Flex, Stack, Text } from '@chakra-ui/react'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'
import { Button } from '@/shared/ui/button'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { SelectField } from '@/shared/ui/fields/select-field'
import { StepSection } from '../step-heading'
import type { CsvFile } from './csv/csv-file'
import {
  type ConsentChoices,
  type ConsentColumn,
  type ConsentValue,
  isUnclear,
  valueKeys,
} from './csv/who-said-no'

type Props = {
  csv: CsvFile
  choices: ConsentChoices
  onChange: (choices: ConsentChoices) => void
}

/** Which columns say who must not be written to, and how each of their values was understood. */
export function ConsentPanel({ csv, choices, onChange }: Props) {
  const t = useTranslation()
  const { header, consent, unused } = csv
  const others = header.flatMap((name, index) =>
    unused.includes(name) && !consent.some((column) => column.index === index)
      ? { value: String(index), label: name }
      : [],
  )
  if (consent.length === 0 && others.length === 0) return null

  return (
    <StepSection title={t('Who must not be written to')} gap="4">
      {consent.length === 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t('No column of this file says so.')}
        </Text>
      )}
      {consent.map((column) => (
        <ColumnRead
          key={column.index}
          column={column}
          leftOut={choices[column.index]?.leftOut}
          onChange={(choice) => onChange({ ...choices, [column.index]: choice })}
        />
      ))}
      {others.length > 0 && (
        <SelectField
          size="sm"
          label={t('Another column says it')}
          placeholder={t('Choose a column')}
          options={others}
          value={undefined}
          onChange={(value) =>
            onChange({ ...choices, [Number(value)]: { isRead: true, leftOut: {} } })
          }
        />
      )}
    </StepSection>
  )
}

type Choice = ConsentChoices[number]
type ColumnProps = {
  column: ConsentColumn
  /** The answers so far. */
  leftOut: Choice['leftOut'] | undefined
  onChange: (choice: Choice) => void
}

function ColumnRead({ column, leftOut, onChange }: ColumnProps) {
  const t = useTranslation()
  const { name, isRead, values } = column
  const unclear = values.filter(isUnclear)
  const clear = values.filter((value) => !isUnclear(value))
  const say = (some: readonly ConsentValue[], isLeftOut: boolean) => {
    const answers = Object.fromEntries(some.map(({ key }) => [key, isLeftOut]))
    onChange({ isRead: true, leftOut: { ...leftOut, ...answers } })
  }

  return (
    <Stack gap="2">
      <Tick
        isTicked={isRead}
        label={t('Read {name}', { name })}
        onToggle={() => onChange({ isRead: !isRead, leftOut: leftOut ?? {} })}
      />
      {isRead && clear.length > 0 && (
        <Stack gap="1" ps="6">
          <Text color="fg.muted" textStyle="sm">
            {t('People with a ticked value are left out:')}
          </Text>
          <Flex
            role="group"
            aria-label={t('Values of {name} that are left out', { name })}
            wrap="wrap"
            columnGap="4"
            rowGap="1"
            maxHeight="10rem"
            overflowY="auto"
          >
            {clear.map((value) => {
              const isLeftOut = value.meaning !== 'fine'
              return (
                <Tick
                  key={value.key}
                  isTicked={isLeftOut}
                  label={labelOf(value)}
                  onToggle={() => say([value], !isLeftOut)}
                />
              )
            })}
          </Flex>
        </Stack>
      )}
      {isRead && unclear.length > 0 && (
        <Alert.Root status="warning" alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Content gap="2">
            <Alert.Title>
              {t('May people be written to whose {name} is one of these?', { name })}
            </Alert.Title>
            <Alert.Description maxHeight="8rem" overflowY="auto" overflowWrap="anywhere">
              {unclear.map(labelOf).join(', ')}
            </Alert.Description>
            <Flex wrap="wrap" gap="2">
              <Button size="sm" variant="outline" onClick={() => say(unclear, true)}>
                {t('Leave them out')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => say(unclear, false)}>
                {t('They may be written to')}
              </Button>
            </Flex>
          </Alert.Content>
        </Alert.Root>
      )}
    </Stack>
  )
}

type TickProps = { isTicked: boolean; label: string; onToggle: () => void }

const Tick = ({ isTicked, label, onToggle }: TickProps) => (
  <CheckLabel isChecked={isTicked} onChange={onToggle}>
    <Text as="span" minW="0" overflowWrap="anywhere">
      {label}
    </Text>
  </CheckLabel>
)

function labelOf({ key, text, count }: ConsentValue): string {
  return `${textOf(key, text)} (${formatCount(count)})`
}

function textOf(key: string, text: string): string {
  switch (key) {
    case valueKeys.empty:
      return translate('(empty)')
    case valueKeys.date:
      return translate('dates, such as {text}', { text })
    case valueKeys.number:
      return translate('numbers, such as {text}', { text })
    case valueKeys.other:
      return translate('other values')
    default:
      return text
  }
}
