import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { CreateContactDialog } from '@/entities/campaign/ui/create-contact'
import type { Lead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'
import { AddIcon, DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'

const HEADER = ['Name', 'Title', 'Company', 'Location', 'Company Size', 'Industry']

export function leadsToCsv(leads: readonly Lead[]): string {
  return toCsv([
    HEADER,
    ...leads.map(({ name, title, company, location, companySize, industry }) => [
      name,
      title,
      company,
      location,
      companySize,
      industry,
    ]),
  ])
}

type Props = {
  leads: readonly Lead[]
  onImportCsv: () => void
}

const button = { variant: 'outline', px: { base: '0', xl: '3.5' } } as const

/** Wider buttons would start a second row beside the title. */
const inWideWindow = { '@media (max-width: 73.74em)': { display: 'none' } }

export function PageActions({ leads, onImportCsv }: Props) {
  const t = useTranslation()
  // State is local, so that opening the dialog does not re-render the screen.
  const [isCreating, setIsCreating] = useState(false)
  const handleExport = () => {
    if (leads.length === 0) {
      notify.error(messages.nothingToExport)
      return
    }
    downloadText('leads-export.csv', leadsToCsv(leads))
    notify.success(messages.exported(leads.length))
  }
  const handleImport = () =>
    notify.info(messages.csvStub, {
      action: { label: t('Import in Lists'), onClick: onImportCsv },
    })

  return (
    <>
      <Button
        ref={action()}
        {...button}
        aria-label={t('Export CSV')}
        title={t('Export CSV')}
        onClick={onFirstClick(handleExport)}
      >
        <DownloadIcon />
        <Box as="span" css={inWideWindow}>
          {t('Export CSV')}
        </Box>
      </Button>
      <Button
        ref={action()}
        {...button}
        aria-label={t('Import CSV')}
        title={t('Import CSV')}
        onClick={handleImport}
      >
        <UploadIcon />
        <Box as="span" css={inWideWindow}>
          {t('Import CSV')}
        </Box>
      </Button>
      <Button
        ref={action('n')}
        {...button}
        px={{ base: '0', sm: '3.5' }}
        aria-label={t('Create Contact')}
        {...CreateContactDialog.onIntent}
        onClick={() => setIsCreating(true)}
      >
        <AddIcon />
        <Box as="span" hideBelow="sm">
          {t('Create Contact')}
        </Box>
      </Button>
      {isCreating && <CreateContactDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
