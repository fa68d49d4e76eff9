import { Button } from '@chakra-ui/react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { onFirstClick } from '@/shared/lib/first-click'
import { AddIcon, DownloadIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { exportLeads } from './export-leads'
import { messages } from './messages'

export const CreateContactDialog = lazyPart(
  async () => (await import('./create-contact-dialog')).CreateContactDialog,
)

type Props = {
  leads: readonly Lead[]
  onImportCsv: () => void
  onCreateContact: () => void
}

const iconOnPhone = { mdDown: { px: '0', '& > span': { srOnly: true } } }

export function PageActions({ leads, onImportCsv, onCreateContact }: Props) {
  const t = useTranslation()
  const handleExport = () => {
    if (leads.length === 0) {
      notify.error(messages.nothingToExport)
      return
    }
    exportLeads(leads)
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
        onClick={onCreateContact}
      >
        <AddIcon />
        <span>{t('Create Contact')}</span>
      </Button>
    </>
  )
}
