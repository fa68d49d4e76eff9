import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { CreateContactDialog } from '@/entities/campaign/ui/create-contact'
import type { Lead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button, type ButtonProps } from '@/shared/ui/button'
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

/** With its label `from` a width on. */
type Action = ButtonProps & {
  label: string
  Icon: typeof AddIcon
  from?: 'sm' | 'xl'
  shortcut?: string
}

type Props = {
  leads: readonly Lead[]
  onImportCsv: () => void
}

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

  const actions: Action[] = [
    { label: t('Export CSV'), Icon: DownloadIcon, onClick: onFirstClick(handleExport) },
    { label: t('Import CSV'), Icon: UploadIcon, onClick: handleImport },
    {
      label: t('Create Contact'),
      Icon: AddIcon,
      from: 'sm',
      shortcut: 'n',
      ...CreateContactDialog.onIntent,
      onClick: () => setIsCreating(true),
    },
  ]

  return (
    <>
      {actions.map(({ label, Icon, from = 'xl', shortcut, ...button }) => (
        <Button
          key={label}
          ref={action(shortcut)}
          variant="outline"
          px={{ base: '0', [from]: '3.5' }}
          aria-label={label}
          title={label}
          {...button}
        >
          <Icon />
          <Box as="span" hideBelow={from}>
            {label}
          </Box>
        </Button>
      ))}
      {isCreating && <CreateContactDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
