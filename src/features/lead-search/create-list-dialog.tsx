import { useState } from 'react'
import { type Lead, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { createListMessages } from '@/entities/list/list-messages'
import { toSource } from '@/entities/list/save-leads'
import { type SavedLeads, SaveListDialog } from '@/entities/list/ui/save-list-dialog'
import { useTranslation } from '@/shared/i18n/translate'

type Props = {
  leads: readonly Lead[]
  onSaved: (saved: SavedLeads) => void
  onClose: () => void
}

export function CreateListDialog({ leads, onSaved, onClose }: Props) {
  const t = useTranslation()
  // Created once, so that a retry sends the same leads whatever was revealed since.
  const [source] = useState(() => toSource(withoutDuplicates(leads).map(toNewLead)))
  return (
    <SaveListDialog
      place="create-list"
      title={t('Create List')}
      submitLabel={t('Create List')}
      source={source}
      messages={createListMessages}
      onSaved={onSaved}
      onClose={onClose}
    />
  )
}
