import { Button, Code, Stack, Text } from '@chakra-ui/react'
import { DownloadIcon } from 'lucide-react'
import { Trans } from '@/shared/i18n/trans'
import { useTranslation } from '@/shared/i18n/translate'
import { toCsv } from '@/shared/lib/csv-write'
import { downloadText } from '@/shared/lib/download'
import { FileDrop, type FileDropProps } from '@/shared/ui/fields/file-drop'
import { COLUMNS, REQUIRED_COLUMNS } from './csv/csv-header'

export function CsvDrop(props: Pick<FileDropProps, 'label' | 'size' | 'onFile'>) {
  const t = useTranslation()

  return (
    <FileDrop
      {...props}
      hint={t('Or drop it here. The file must be under 10 MB.')}
      accept=".csv,text/csv"
    />
  )
}

const OPTIONAL_COLUMNS = COLUMNS.slice(REQUIRED_COLUMNS.length)
const SAMPLE = [
  [...COLUMNS],
  [
    'Ada',
    'Lovelace',
    'ada@example.com',
    'Analytical Engines',
    'Analyst',
    'London, United Kingdom',
    '020 7946 0000',
    'https://www.linkedin.com/in/ada',
  ],
  ['Grace', 'Hopper', 'grace@example.com', 'Compilers, Inc.', 'Rear Admiral', 'New York', '', ''],
]

export function ChooseStep({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslation()

  return (
    <Stack gap="4">
      <CsvDrop label={t('Choose a CSV file')} onFile={onFile} />
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
            values={{ columns: <ColumnNames names={OPTIONAL_COLUMNS} /> }}
          />
        </Text>
      </Stack>
      <Button
        variant="ghost"
        size="sm"
        alignSelf="flex-start"
        onClick={() => downloadText('sample-contacts.csv', toCsv(SAMPLE))}
      >
        <DownloadIcon aria-hidden />
        {t('Download a sample file')}
      </Button>
    </Stack>
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
