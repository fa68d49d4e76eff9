import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import type { Wire } from '@/shared/api/contract'
import type { UnsavedWork } from '@/shared/lib/unsaved-work'
import { visibleText } from '@/shared/lib/visible-text'
import type { Message } from '@/shared/ui/notifications/message'
import { typedInput } from '@/shared/ui/dialogs/form-dialog'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import type { SaveJob } from '../save-leads'
import { useSaveLeadsAsList } from '../save-leads-queries'
import { forgetSaving, type SavingPlace, stateIn } from '../saving-store'
import { SavingPanel, whatExists } from './saving-panel'

type Props = {
  place: SavingPlace
  title: string
  submitLabel: string
  /** The leads to save; ignored while an earlier job of this place is unfinished. */
  leads: readonly Wire<'NewLead'>[]
  messages: {
    nameRequired: Message
    /** @param total number of leads, of which the server may have refused some */
    created: (listName: string, leads: number, total: number) => Message
    failed: Message
  }
  /** Everything is saved, except for leads that the server refused. */
  onSaved: (listId: string | undefined, refused: number) => void
  onClose: () => void
}

const toSource = (leads: readonly Wire<'NewLead'>[]): Pick<SaveJob, 'total' | 'takeSlice'> => ({
  total: leads.length,
  takeSlice: async (offset, limit) => leads.slice(offset, offset + limit),
})

/** Asks for a name, then saves leads as a new list; a failure can be retried. */
export function SaveListDialog(props: Props) {
  const { place, title, submitLabel, leads, messages, onSaved, onClose } = props
  const save = useSaveLeadsAsList(place, {
    success: ({ name, total }, { saved }) => messages.created(name, saved, total),
    failure: () => messages.failed,
    onSaved: ({ listId, sent, saved }) => {
      forgetSaving(place)
      onSaved(listId, sent - saved)
    },
  })
  const { state, job } = save
  const [name, setName] = useState(job?.name ?? '')
  const [description, setDescription] = useState(job?.description ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const { total, takeSlice } = job ?? toSource(leads)
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
    save.start({ name: visibleName, description: description.trim(), total, takeSlice })
  }
  const handleClose = () => {
    forgetSaving(place)
    onClose()
  }

  return (
    <GuardedDialog
      size="sm"
      title={title}
      description={
        total === 1
          ? '1 lead will be saved into a new list.'
          : `${total} leads will be saved into a new list.`
      }
      unsaved={isStarted || hasInput ? unsavedList(place, name.trim(), total) : undefined}
      isClosable={state.kind !== 'saving'}
      onClose={handleClose}
      footer={
        <Actions
          kind={state.kind}
          submitLabel={isNameOpen ? submitLabel : undefined}
          onClose={handleClose}
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
          {isStarted && <SavingPanel listName={name.trim()} total={total} save={state} />}
        </Stack>
      </form>
    </GuardedDialog>
  )
}

/** The unsaved work: input, or the leads of a partly saved list that are left. */
const unsavedList = (place: SavingPlace, listName: string, total: number): UnsavedWork => ({
  isLostBy: () => true,
  question: (leaving) => {
    const state = stateIn(place)
    const isBegun = state.kind === 'saving' || state.progress.listId !== undefined
    if (!isBegun) return typedInput.question(leaving)
    return {
      title: 'Stop saving this list?',
      text: `${whatExists(listName, total, state)} If you stop now, the rest is left out.`,
      confirmLabel: 'Stop and leave',
      cancelLabel: 'Keep the rest',
    }
  },
  onDiscard: () => forgetSaving(place),
})

type ActionsProps = {
  kind: ReturnType<typeof useSaveLeadsAsList>['state']['kind']
  /** Undefined once the list exists, and its name can no longer change. */
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
