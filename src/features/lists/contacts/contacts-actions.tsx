import { Flex, Menu, Portal } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { copyEmails } from '@/entities/lead/copy-emails'
import { companySizeLabel } from '@/entities/lead/lead-labels'
import { type Contact, partsOfName } from '@/entities/lead/lead-mapping'
import { createdLeads, openListSaveJob } from '@/entities/list/list-save/list-save-job'
import { onSaverIntent } from '@/entities/list/list-save/list-save-dialog'
import { useTranslation } from '@/shared/i18n/translate'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { downloadText } from '@/shared/lib/download'
import { type Selection, useSelected } from '@/shared/lib/state/use-selection'
import { ActionBar } from '@/shared/ui/page/action-bar'
import { Button } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import {
  CleanIcon,
  CopyIcon,
  DownloadIcon,
  ListsIcon,
  MoreIcon,
  SelectIcon,
} from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { contactsMessages } from './messages'
import type { ContactRow } from './contact-rows'

type Props = {
  listId: string
  listName: string
  rows: readonly ContactRow[]
  found: readonly ContactRow[]
  selection: Selection
  isSelecting: boolean
  onSelecting: () => void
  onClean: (contacts: readonly Contact[]) => void
  children: ReactNode
}

/** Acts on the selected contacts, or on all shown if none is selected. */
export function ContactsActions(props: Props) {
  const t = useTranslation()
  const { listId, listName, rows, found, selection } = props
  const { isSelecting, onSelecting, onClean, children } = props
  const selected = useSelected(selection)
  const chosen = rows.filter(({ key }) => selected.has(key))
  const affected = chosen.length > 0 ? chosen : found
  const source = useMemo(() => createdLeads(affected), [affected])

  const handleExport = () => {
    const fileName = csvNameOf(listName)
    downloadText(fileName, contactsToCsv(affected))
    notify.success(contactsMessages.exported(affected.length, fileName))
  }
  const handleSave = () => {
    if (source.total === 0) {
      notify.error(contactsMessages.withoutIds)
      return
    }
    openListSaveJob({
      source,
      onEnd: ({ left }) => left === 0 && selection.clear(),
    })
  }

  const handleCopy = () => void copyEmails(affected, contactsMessages.nothingToCopy)
  const createLabel = t('Create List ({count})', { count: source.total })
  const actions = [
    { label: t('Copy emails'), Icon: CopyIcon, act: handleCopy },
    { label: t('Export CSV'), Icon: DownloadIcon, act: handleExport },
    { label: t('Clean a copy'), Icon: CleanIcon, act: () => onClean(affected) },
    { label: createLabel, Icon: ListsIcon, act: handleSave },
  ]

  return (
    <ActionBar selection={selection} count={chosen.length}>
      <Flex
        className="note"
        align="center"
        columnGap="3"
        marginEnd="auto"
        color="fg.muted"
        textStyle="sm"
        whiteSpace="nowrap"
      >
        {children}
      </Flex>
      {/* With a trigger: the dialog lets the focus into what a button in it controls. */}
      <Menu.Root positioning={{ placement: 'top-end' }}>
        <Menu.Trigger asChild>
          <IconAction label={t('More actions')} Icon={MoreIcon} size="sm" {...onSaverIntent} />
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content minWidth="12rem">
              {actions.map(({ label, Icon, act }) => (
                // `onSelect` of the menu does not fire in the first moments after opening.
                <Menu.Item key={label} value={label} onClick={act}>
                  <Icon size={16} />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Button size="sm" variant="ghost" aria-pressed={isSelecting} onClick={onSelecting}>
        <SelectIcon />
        {t('Select')}
      </Button>
      <Button asChild size="sm" ms="1">
        <Link {...campaignTo(listId)}>{t('Write a campaign to this list')}</Link>
      </Button>
    </ActionBar>
  )
}

/** Column names that the import requires, so that it reads the file without a question. */
const CSV_HEADER = [
  'first_name',
  'last_name',
  'email',
  'company',
  'title',
  'location',
  'phone',
  'linkedin_url',
  'company_size',
]

export function contactsToCsv(contacts: readonly Contact[]): string {
  return toCsv([
    CSV_HEADER,
    ...contacts.map((contact) => [
      ...partsOfName(contact),
      contact.email,
      contact.company,
      contact.title,
      contact.location,
      contact.phone,
      contact.linkedinUrl,
      contact.companySize && companySizeLabel(contact.companySize),
    ]),
  ])
}

/** Removes characters that some systems do not allow in file names. */
export function csvNameOf(listName: string): string {
  const name = listName.replace(/[\p{Cc}\\/:*?"<>|\s]+/gu, ' ').trim()
  return `${name || 'contacts'}.csv`
}
