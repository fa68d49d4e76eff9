import { Box, useMediaQuery } from '@chakra-ui/react'
import { useState } from 'react'
import type { Lead } from '@/entities/lead/lead-mapping'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { downloadText } from '@/shared/lib/download'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'
import { AddIcon, DownloadIcon, MoreIcon, UploadIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { notify } from '@/shared/ui/notifications/toaster'
import { messages } from './messages'

const CreateContactDialog = lazyPart(
  async () => (await import('./create-contact-dialog')).CreateContactDialog,
  {
    fallback: opening(),
  },
)
const PageMenu = lazyPart(async () => (await import('./page-menu')).PageMenu)

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

/** The buttons would start a second row beside the title. */
const NARROW = '(max-width: 73.74em)'

export function PageActions({ leads, onImportCsv }: Props) {
  const t = useTranslation()
  // State is local, so that opening the dialog does not re-render the screen.
  const [isCreating, setIsCreating] = useState(false)
  const [isNarrow] = useMediaQuery([NARROW], { ssr: false })
  const [menuButton, setMenuButton] = useState<HTMLElement>()
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

  const create = (
    <Button
      ref={action('n')}
      variant="outline"
      aria-label={t('Create Contact')}
      {...CreateContactDialog.onIntent}
      onClick={() => setIsCreating(true)}
    >
      <AddIcon />
      <Box as="span" hideBelow="sm">
        {t('Create Contact')}
      </Box>
    </Button>
  )

  return (
    <>
      {isNarrow ? (
        <>
          {create}
          <Button
            variant="outline"
            aria-label={t('More')}
            aria-haspopup="menu"
            aria-expanded={false}
            {...PageMenu.onIntent}
            onClick={({ currentTarget }) => setMenuButton(currentTarget)}
          >
            <MoreIcon />
            <Box as="span" hideBelow="sm">
              {t('More')}
            </Box>
          </Button>
          {menuButton && (
            <PageMenu
              button={menuButton}
              onExport={handleExport}
              onImport={handleImport}
              onClose={() => setMenuButton(undefined)}
            />
          )}
        </>
      ) : (
        <>
          <Button ref={action()} variant="outline" onClick={onFirstClick(handleExport)}>
            <DownloadIcon />
            {t('Export CSV')}
          </Button>
          <Button ref={action()} variant="outline" onClick={handleImport}>
            <UploadIcon />
            {t('Import CSV')}
          </Button>
          {create}
        </>
      )}
      {isCreating && <CreateContactDialog onClose={() => setIsCreating(false)} />}
    </>
  )
}
