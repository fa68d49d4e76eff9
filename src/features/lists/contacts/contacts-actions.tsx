import { Button, Flex } from '@chakra-ui/react'
import { useMemo } from 'react'
import { copyEmails } from '@/entities/lead/copy-emails'
import { createListMessages } from '@/entities/list/saver/save-messages'
import { createdLeads, openSaver } from '@/entities/list/saver/saver'
import { onSaverIntent } from '@/entities/list/saver/saver-dialog'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { downloadText } from '@/shared/lib/download'
import { type Selection, useSelected } from '@/shared/lib/use-selection'
import { CopyIcon, DownloadIcon, ListsIcon, SelectIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { contactsMessages } from '../messages'
import type { ContactRow } from './contact-rows'
import { contactsToCsv, csvNameOf } from './contacts-csv'

type Props = {
  listName: string
  rows: readonly ContactRow[]
  found: readonly ContactRow[]
  selection: Selection
  /** Whether the rows have checkboxes, which cost a large table time. */
  isSelecting: boolean
  onSelecting: () => void
}

/** On the selected contacts, or else on all that are shown. */
export function ContactsActions(props: Props) {
  const t = useTranslation()
  const { listName, rows, found, selection, isSelecting, onSelecting } = props
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
    openSaver({
      source,
      title: msg('Create List'),
      submitLabel: msg('Create List'),
      messages: createListMessages,
      onEnd: ({ left }) => left === 0 && selection.clear(),
    })
  }

  return (
    <Flex role="group" aria-label={t('Actions')} wrap="wrap" gap="1">
      <Button
        size="xs"
        variant={isSelecting ? 'subtle' : 'ghost'}
        aria-pressed={isSelecting}
        onClick={onSelecting}
      >
        <SelectIcon />
        {t('Select')}
      </Button>
      <Button
        size="xs"
        variant="ghost"
        onClick={() => void copyEmails(affected, contactsMessages.nothingToCopy)}
      >
        <CopyIcon />
        {t('Copy emails')}
      </Button>
      <Button size="xs" variant="ghost" onClick={handleExport}>
        <DownloadIcon />
        {t('Export CSV')}
      </Button>
      <Button size="xs" variant="ghost" {...onSaverIntent} onClick={handleSave}>
        <ListsIcon />
        {t('Create List ({count})', { count: source.total })}
      </Button>
    </Flex>
  )
}
