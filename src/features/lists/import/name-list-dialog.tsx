import { Button, Input } from '@chakra-ui/react'
import { useState, type FormEvent } from 'react'
import { formatCount } from '@/shared/lib/format-count'
import { visibleText } from '@/shared/lib/visible-text'
import { Dialog } from '@/shared/ui/dialog'
import { FormField } from '@/shared/ui/form-field'
import { notify } from '@/shared/ui/toaster'
import { importMessages } from '../messages'

type Props = {
  initialName: string
  /** How many contacts the list will hold. */
  contacts: number
  onSave: (name: string) => void
  onClose: () => void
}

export function NameListDialog({ initialName, contacts, onSave, onClose }: Props) {
  const [name, setName] = useState(initialName)
  const [isRefused, setIsRefused] = useState(false)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is a child of the import's, whose forms must not hear of this one.
    event.stopPropagation()
    const visibleName = visibleText(name)
    setIsRefused(visibleName === '')
    if (visibleName) onSave(visibleName)
    else notify.error(importMessages.nameRequired)
  }

  return (
    <Dialog
      size="sm"
      title="Name Your List"
      description={
        contacts === 1
          ? '1 contact will be saved into a new list.'
          : `${formatCount(contacts)} contacts will be saved into a new list.`
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="name-list">
            Save
          </Button>
        </>
      }
    >
      <form id="name-list" noValidate onSubmit={handleSubmit}>
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
      </form>
    </Dialog>
  )
}
