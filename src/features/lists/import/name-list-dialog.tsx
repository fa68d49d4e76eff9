import { Input } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { newList, SaveTargetField } from '@/entities/list/ui/save-target'
import { toText, useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/visible-text'
import { FormDialog } from '@/shared/ui/dialogs/form-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { importMessages } from '../messages'
import type { ImportedList } from './csv-import-store'

type Props = {
  initialName: string
  /** The number of contacts in the list. */
  contacts: number
  /** Called with the name of a new list, or with a list that exists. */
  onSave: (list: ImportedList) => void
  onClose: () => void
}

export function NameListDialog({ initialName, contacts, onSave, onClose }: Props) {
  const t = useTranslation()
  const [name, setName] = useState(initialName)
  const [isRefused, setIsRefused] = useState(false)
  const [target, setTarget] = useState(newList)
  const nameRef = useRef<HTMLInputElement>(null)

  const handleSubmit = () => {
    if (target.kind === 'existing') {
      if (target.list) onSave(target.list)
      return
    }
    const visibleName = visibleText(name)
    setIsRefused(visibleName === '')
    if (visibleName) onSave({ name: visibleName })
    else notify.error(importMessages.nameRequired)
  }

  return (
    <FormDialog
      size="sm"
      title={target.kind === 'new' ? t('Name Your List') : t('Add to List')}
      description={
        target.kind === 'new'
          ? t(
              '{contacts, plural, one {1 contact will be saved into a new list.} other {# contacts will be saved into a new list.}}',
              { contacts },
            )
          : t(
              '{contacts, plural, one {1 contact will be added to a list that exists.} other {# contacts will be added to a list that exists.}}',
              { contacts },
            )
      }
      submitLabel={target.kind === 'new' ? t('Save') : t('Add')}
      missing={target.kind === 'existing' && !target.list ? t('Choose a list.') : undefined}
      initialFocusEl={() => nameRef.current}
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <SaveTargetField target={target} onChange={setTarget}>
        <FormField
          label={t('List name')}
          isRequired
          error={isRefused ? toText(importMessages.nameRequired.description) : undefined}
        >
          <Input
            ref={nameRef}
            dir="auto"
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setIsRefused(false)
            }}
          />
        </FormField>
      </SaveTargetField>
    </FormDialog>
  )
}
