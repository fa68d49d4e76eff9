import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Wire } from '@/shared/api/contract'
import { visibleText } from '@/shared/lib/visible-text'
import type { Message } from '@/shared/ui/message'
import { Dialog } from '@/shared/ui/dialog'
import { FormField } from '@/shared/ui/form-field'
import { notify } from '@/shared/ui/toaster'
import { useSaveLeadsAsList } from '../save-leads-queries'
import { SavingPanel } from './saving-panel'

type Props = {
  title: string
  submitLabel: string
  /** What is saved; the same leads until the dialog closes. */
  leads: readonly Wire<'NewLead'>[]
  messages: {
    nameRequired: Message
    /** @param total of which the server may have refused some */
    created: (listName: string, leads: number, total: number) => Message
    failed: Message
  }
  /** All is saved, except those that the server refused. */
  onSaved: (listId: string | undefined, refused: number) => void
  onClose: () => void
}

/** Asks for a name, then saves leads as a new list; what did not succeed can be tried again. */
export function SaveListDialog(props: Props) {
  const { title, submitLabel, leads, messages, onSaved, onClose } = props
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const save = useSaveLeadsAsList({
    success: ({ name, total }, { saved }) => messages.created(name, saved, total),
    failure: () => messages.failed,
    onSaved: ({ listId, saved }) => onSaved(listId, leads.length - saved),
  })
  const { state } = save
  const hasInput = name !== '' || description !== ''
  const isStarted = state.kind !== 'idle'
  const isNameOpen = !isStarted || (state.kind === 'failed' && !state.progress.listId)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const visibleName = visibleText(name)
    setIsRefused(visibleName === '')
    if (visibleName === '') {
      notify.error(messages.nameRequired)
      return
    }
    save.start({
      name: visibleName,
      description: description.trim(),
      total: leads.length,
      takeSlice: async (offset, limit) => leads.slice(offset, offset + limit),
    })
  }

  return (
    <Dialog
      size="sm"
      title={title}
      description={
        leads.length === 1
          ? '1 lead will be saved into a new list.'
          : `${leads.length} leads will be saved into a new list.`
      }
      isClosable={state.kind !== 'saving'}
      closeOnEscape={isStarted || !hasInput}
      closeOnInteractOutside={!isStarted && !hasInput}
      onClose={onClose}
      footer={
        <Actions
          kind={state.kind}
          submitLabel={isNameOpen ? submitLabel : undefined}
          onClose={onClose}
          onCancel={save.cancel}
          onResume={save.resume}
        />
      }
    >
      <form id="save-list" noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          <FormField
            label="List name"
            isRequired
            isDisabled={!isNameOpen}
            error={isRefused ? messages.nameRequired.description : undefined}
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
          <FormField label="Description" isDisabled={!isNameOpen}>
            <Textarea
              dir="auto"
              rows={2}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
            />
          </FormField>
          {isStarted && <SavingPanel listName={name.trim()} total={leads.length} save={state} />}
        </Stack>
      </form>
    </Dialog>
  )
}

type ActionsProps = {
  kind: ReturnType<typeof useSaveLeadsAsList>['state']['kind']
  /** Undefined once the list exists and its name is given. */
  submitLabel: string | undefined
  onClose: () => void
  onCancel: () => void
  onResume: () => void
}

function Actions({ kind, submitLabel, onClose, onCancel, onResume }: ActionsProps) {
  if (kind === 'saving') {
    return (
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    )
  }
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {submitLabel ? 'Cancel' : 'Leave the rest out'}
      </Button>
      {submitLabel ? (
        <Button type="submit" form="save-list">
          {submitLabel}
        </Button>
      ) : (
        <Button onClick={onResume}>
          {kind === 'failed' ? 'Retry the rest' : 'Continue saving'}
        </Button>
      )}
    </>
  )
}
