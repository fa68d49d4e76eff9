import { useState } from 'react'
import { type Lead, toNewLead, withoutDuplicates } from '@/entities/lead/lead-mapping'
import { SaveListDialog } from '@/entities/list/ui/save-list-dialog'
import { messages } from './messages'

type Props = {
  leads: readonly Lead[]
  onCreated: (listId: string | undefined, refused: number) => void
  onClose: () => void
}

export function CreateListDialog({ leads, onCreated, onClose }: Props) {
  // Created once, so that a retry sends the same leads whatever was revealed since.
  const [newLeads] = useState(() => withoutDuplicates(leads).map(toNewLead))
  return (
    <SaveListDialog
      place="create-list"
      title="Create List"
      submitLabel="Create List"
      leads={newLeads}
      messages={messages.createList}
      onSaved={onCreated}
      onClose={onClose}
    />
  )
}
