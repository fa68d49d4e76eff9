import { Alert, Code, Stack, Text } from '@chakra-ui/react'
import { DownloadIcon } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { Trans } from '@/shared/i18n/trans'
import { msg, toText, translate, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { Button } from '@/shared/ui/button'
import { DialogFooter } from '@/shared/ui/dialogs/dialog'
import { SelectField } from '@/shared/ui/fields/select-field'
import { FileDrop } from '@/shared/ui/fields/file-drop'
import { problemMessage } from './messages'
import { StepHeading } from '@/shared/ui/page/step-heading'
import { ColumnMatch } from './columns-step'
import { chooseFile, readAgain, restartImport } from './csv-import'
import { COLUMNS, REQUIRED_COLUMNS } from '../cleaning/contact-columns'
import { sampleLines } from './csv/csv-encoding'
import type { ImportProblem } from './csv/csv-file'
import { isMatched } from './csv/csv-text'

const SAMPLE = [
  COLUMNS.join(','),
  'Ada,Lovelace,ada@example.com,Analytical Engines,Analyst,"London, United Kingdom",020 7946 0000,https://www.linkedin.com/in/ada',
  'Grace,Hopper,grace@example.com,"Compilers, Inc.",Rear Admiral,New York,,',
].join('\r\n')

type ChooseProps = {
  /** Name of a previously chosen file. */
  fileName?: string | undefined
  onContinue?: () => void
}

export function ChooseStep({ fileName, onContinue }: ChooseProps) {
  const t = useTranslation()

  return (
    <Stack gap="4">
      {fileName !== undefined && <StepHeading>{fileName}</StepHeading>}
      <CsvDrop isAnother={fileName !== undefined} />
      <Stack gap="2" textStyle="sm">
        <Text>
          <Trans
            message="The first row names the columns. {columns} must be there."
            values={{ columns: <ColumnNames names={REQUIRED_COLUMNS} /> }}
          />
        </Text>
        <Text color="fg.muted">
          <Trans
            message="{columns} are imported too if the file has them."
            values={{ columns: <ColumnNames names={COLUMNS.slice(REQUIRED_COLUMNS.length)} /> }}
          />
        </Text>
      </Stack>
      <Button
        isFlush
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        onClick={() => downloadText('sample-contacts.csv', SAMPLE)}
      >
        <DownloadIcon aria-hidden />
        {t('Download a sample file')}
      </Button>
      {onContinue && (
        <DialogFooter>
          <Button onClick={onContinue}>{t('Continue')}</Button>
        </DialogFooter>
      )}
    </Stack>
  )
}

function CsvDrop({ isAnother }: { isAnother: boolean }) {
  const t = useTranslation()
  return (
    <FileDrop
      label={isAnother ? t('Choose another file') : t('Choose a CSV file')}
      size={isAnother ? 'sm' : undefined}
      hint={t('Or drop it here. The file must be under 10 MB.')}
      accept=".csv,text/csv"
      onFile={chooseFile}
    />
  )
}

function ColumnNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <Code>{name}</Code>
    </span>
  ))
}

type ProblemProps = { problem: ImportProblem }

export function ProblemStep({ fileName, problem }: ProblemProps & { fileName: string }) {
  const t = useTranslation()
  const reason = inlineReason(problem)
  return (
    <Stack gap="4">
      <StepHeading>{fileName}</StepHeading>
      {reason && (
        <Alert.Root status="error" alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('This file cannot be imported as it is')}</Alert.Title>
            <Alert.Description>{reason}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Remedy problem={problem} />
      <CsvDrop isAnother />
    </Stack>
  )
}

/** Only details that the toast does not contain: it already names the violated rule. */
function inlineReason(problem: ImportProblem): string | undefined {
  if (problem.kind === 'missing-columns') {
    if (isMatched(problem)) return undefined
    return translate('The header row does not name {columns}.', {
      columns: problem.missing.join(', '),
    })
  }
  const description = problemMessage(problem)?.description
  return description && toText(description)
}

function Remedy({ problem }: ProblemProps) {
  const t = useTranslation()

  if (problem.kind === 'encoding') return <EncodingChoice bytes={problem.bytes} />
  if (problem.kind !== 'missing-columns') return <ProblemActions />
  const { separator, suggestion, header, firstRows } = problem
  if (separator) {
    return (
      <Stack align="flex-start" gap="3">
        <Text>{t('The columns of this file are not separated by commas.')}</Text>
        <ProblemActions>
          <Button onClick={() => readAgain({ separator })}>{t('Convert and retry')}</Button>
        </ProblemActions>
      </Stack>
    )
  }
  if (!suggestion) return <ProblemActions />
  return <ColumnMatch {...{ header, suggestion, firstRows }} onBack={restartImport} />
}

function ProblemActions({ children }: { children?: ReactNode }) {
  const t = useTranslation()
  return (
    <DialogFooter>
      <Button variant="outline" onClick={restartImport}>
        {t('Back')}
      </Button>
      {children}
    </DialogFooter>
  )
}

/** By the labels of `TextDecoder`, the likeliest first. */
const encodingNames = {
  'windows-1252': msg('Windows-1252 (Western European)'),
  'windows-1250': msg('Windows-1250 (Central European)'),
  'windows-1251': msg('Windows-1251 (Cyrillic)'),
  'windows-1253': msg('Windows-1253 (Greek)'),
  'windows-1254': msg('Windows-1254 (Turkish)'),
  'iso-8859-2': msg('ISO-8859-2 (Central European)'),
  'iso-8859-5': msg('ISO-8859-5 (Cyrillic)'),
  'iso-8859-7': msg('ISO-8859-7 (Greek)'),
  'iso-8859-15': msg('ISO-8859-15 (Western European)'),
  'koi8-r': msg('KOI8-R (Cyrillic)'),
  macintosh: msg('Mac Roman'),
  shift_jis: msg('Shift_JIS (Japanese)'),
  'euc-jp': msg('EUC-JP (Japanese)'),
  gb18030: msg('GB18030 (Chinese)'),
  big5: msg('Big5 (Chinese)'),
  'euc-kr': msg('EUC-KR (Korean)'),
  // For files with a few broken bytes.
  'utf-8': msg('UTF-8'),
}

function EncodingChoice({ bytes }: { bytes: Uint8Array }) {
  const t = useTranslation()
  const [chosen, setChosen] = useState('windows-1252')
  const lines = useMemo(() => sampleLines(bytes, chosen), [bytes, chosen])
  return (
    <Stack gap="4">
      <Text>
        {t('This file uses an older encoding. Choose the one in which these lines are readable.')}
      </Text>
      <SelectField
        label={t('Encoding')}
        options={Object.entries(encodingNames).map(([value, name]) => ({ value, label: t(name) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Text
        as="output"
        display="block"
        p="3"
        borderWidth="1px"
        borderRadius="l2"
        textStyle="sm"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
      >
        {lines.join('\n')}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {t('Rows with unreadable characters are skipped and listed in the report.')}
      </Text>
      <ProblemActions>
        <Button onClick={() => readAgain({ encoding: chosen })}>{t('Use this encoding')}</Button>
      </ProblemActions>
    </Stack>
  )
}
