import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { copyEmails } from '@/entities/lead/copy-emails'
import { createListMessages } from '@/entities/list/list-messages'
import type { LeadSource } from '@/entities/list/save-leads'
import { useIsUnfinished } from '@/entities/list/saving-store'
import { SaveListDialog } from '@/entities/list/ui/save-list-dialog'
import { useTranslation } from '@/shared/i18n/translate'
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
  /** The rows that are shown. */
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
  /** The contacts that are being saved; they stay the same until the dialog closes. */
  const [saving, setSaving] = useState<LeadSource>()
  const isUnfinished = useIsUnfinished('contacts')
  const chosen = rows.filter(({ place }) => selected.has(place))
  const affected = chosen.length > 0 ? chosen : found

  const handleExport = () => {
    const fileName = csvNameOf(listName)
    downloadText(fileName, contactsToCsv(affected))
    notify.success(contactsMessages.exported(affected.length, fileName))
  }
  const handleSave = () => {
    const source = toSource(affected)
    if (source.total === 0) notify.error(contactsMessages.withoutIds)
    else setSaving(source)
  }
  const handleSaved = (refused: number) => {
    setSaving(undefined)
    if (refused === 0) selection.clear()
  }

  return (
    <>
      <Flex role="group" aria-label={t('Actions')} flexShrink="0" gap="1">
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
        <Button size="xs" variant="ghost" onClick={handleSave}>
          <ListsIcon />
          {t('Create List ({count})', { count: affected.length })}
        </Button>
      </Flex>
      {(saving || isUnfinished) && (
        <SaveListDialog
          place="contacts"
          title={t('Create List')}
          submitLabel={t('Create List')}
          source={saving ?? toSource([])}
          messages={createListMessages}
          onSaved={({ refused }) => handleSaved(refused)}
          onClose={() => setSaving(undefined)}
        />
      )}
    </>
  )
}

/** Without contacts that have no id: they cannot be added. */
function toSource(rows: readonly ContactRow[]): LeadSource {
  const emails = new Map(
    rows.flatMap(({ apolloId, email = null }) => (apolloId ? [[apolloId, email] as const] : [])),
  )
  const leads = [...emails].map(([apolloId, email]) => ({ apolloId, email }))
  return {
    areCreated: true,
    total: leads.length,
    takeSlice: async (offset, limit) => leads.slice(offset, offset + limit),
  }
}
