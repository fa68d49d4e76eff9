import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { visibleText } from '@/shared/lib/visible-text'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { importMessages } from '../messages'

type Props = {
  initialName: string
  /** The number of contacts in the list. */
  contacts: number
  onSave: (name: string) => void
  onClose: () => void
}

export function NameListDialog({ initialName, contacts, onSave, onClose }: Props) {
  const [name, setName] = useState(initialName)
  const [isRefused, setIsRefused] = useState(false)

  const handleSubmit = () => {
    const visibleName = visibleText(name)
    setIsRefused(visibleName === '')
    if (visibleName) onSave(visibleName)
    else notify.error(importMessages.nameRequired)
  }

  return (
    <FormDialog
      size="sm"
      title="Name Your List"
      description={
        contacts === 1
          ? '1 contact will be saved into a new list.'
          : `${formatCount(contacts)} contacts will be saved into a new list.`
      }
      submitLabel="Save"
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <FormField
        label="List name"
        isRequired
        error={isRefused ? importMessages.nameRequired.description : undefined}
      >
        <Input
          dir="auto"
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setIsRefused(false)
          }}
        />
      </FormField>
    </FormDialog>
  )
}
