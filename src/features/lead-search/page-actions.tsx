import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { AddIcon, DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'

const CreateContactDialog = lazyPart(
  async () => (await import('./create-contact-dialog')).CreateContactDialog,
  { fallback: opening() },
)

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

const iconOnPhone = { mdDown: { px: '0', '& > span': { srOnly: true } } }

export function PageActions({ leads, onImportCsv }: Props) {
  const t = useTranslation()
  // Here and not in the screen, which need not render when the dialog opens.
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
        variant="outline"
        css={iconOnPhone}
        onClick={onFirstClick(handleExport)}
      >
        <DownloadIcon />
        <span>{t('Export CSV')}</span>
      </Button>
      <Button ref={action()} variant="outline" css={iconOnPhone} onClick={handleImport}>
        <UploadIcon />
        <span>{t('Import CSV')}</span>
      </Button>
      <Button
        ref={action('n')}
        variant="outline"
        css={iconOnPhone}
        {...CreateContactDialog.onIntent}
        onClick={() => setIsCreating(true)}
      >
        <AddIcon />
        <span>{t('Create Contact')}</span>
      </Button>
      {isCreating && <CreateContactDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
