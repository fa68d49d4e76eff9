import { Alert, Button, Stack, Text } from '@chakra-ui/react'
import { toText, translate, useTranslation } from '@/shared/i18n/translate'
import { CsvDrop } from './choose-step'
import type { ColumnMap } from './csv/csv-header'
import type { ReadOptions } from './csv/csv-session'
import { EncodingChoice } from './encoding-choice'
import { ColumnMatch } from './column-match'
import { problemMessage, type ImportProblem } from './csv/import-problem'
import { StepHeading } from './step-actions'

type Props = {
  fileName: string
  problem: ImportProblem
  onMatch: (header: readonly string[], columns: ColumnMap) => void
  onDecide: (decision: ReadOptions) => void
  onFile: (file: File) => void
}

/** Says what is wrong with the file, and offers what can be done about it. */
export function ProblemStep({ fileName, problem, onMatch, onDecide, onFile }: Props) {
  const t = useTranslation()
  const reason = inlineReason(problem)
  return (
    <Stack gap="4">
      <StepHeading>{fileName}</StepHeading>
      {reason && (
        <Alert.Root status="error" alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>
              {problem.kind === 'no-reader'
                ? t('The file was not read')
                : t('This file cannot be imported as it is')}
            </Alert.Title>
            <Alert.Description>{reason}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Remedy {...{ problem, onMatch, onDecide }} />
      <CsvDrop label={t('Choose another file')} size="sm" onFile={onFile} />
    </Stack>
  )
}

/** The toast names the broken rule; repeating it here would show the same text twice. */
function inlineReason(problem: ImportProblem): string | undefined {
  if (problem.kind === 'missing-columns') {
    return translate('The header row does not name {columns}.', {
      columns: problem.missing.join(', '),
    })
  }
  const description = problemMessage(problem)?.description
  return description && toText(description)
}

type RemedyProps = Pick<Props, 'problem' | 'onMatch' | 'onDecide'>

function Remedy({ problem, onMatch, onDecide }: RemedyProps) {
  const t = useTranslation()

  if (problem.kind === 'no-reader') {
    return (
      <Button alignSelf="flex-start" onClick={() => onDecide({})}>
        {t('Retry')}
      </Button>
    )
  }
  if (problem.kind === 'encoding') {
    return (
      <EncodingChoice samples={problem.samples} onChoose={(encoding) => onDecide({ encoding })} />
    )
  }
  if (problem.kind !== 'missing-columns') return null
  const { separator, suggestion, header } = problem
  if (separator) {
    return (
      <Suggestion
        text={
          separator === ';'
            ? t('This file uses semicolons where commas are expected.')
            : t('This file uses tabs where commas are expected.')
        }
        label={t('Convert and retry')}
        onAccept={() => onDecide({ separator })}
      />
    )
  }
  if (!suggestion) return null
  return (
    <ColumnMatch
      header={header}
      columns={suggestion}
      onMatch={(columns) => onMatch(header, columns)}
    />
  )
}

type SuggestionProps = { text: string; label: string; onAccept: () => void }

function Suggestion({ text, label, onAccept }: SuggestionProps) {
  return (
    <Stack align="flex-start" gap="3">
      <Text>{text}</Text>
      <Button onClick={onAccept}>{label}</Button>
    </Stack>
  )
}
