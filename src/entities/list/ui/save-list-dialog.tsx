import { Button, Input, Stack, Textarea } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { toText, translate, useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/first-click'
import type { UnsavedWork } from '@/shared/lib/unsaved-work'
import { visibleText } from '@/shared/lib/visible-text'
import type { Message } from '@/shared/ui/notifications/message'
import { typedInput } from '@/shared/ui/dialogs/form-dialog'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { Refusal } from '@/shared/ui/refusal'
import type { LeadSource, SaveJob } from '../save-leads'
import { useSaveLeads } from '../save-leads-queries'
import { forgetSaving, type SavingPlace, stateIn } from '../saving-store'
import { newList, type SaveTarget, SaveTargetField } from './save-target'
import { SavingPanel, whatExists } from './saving-panel'

/** Everything is saved, except for leads that the server refused. */
export type SavedLeads = { listId: string | undefined; refused: number; isNewList: boolean }

type Props = {
  place: SavingPlace
  title: string
  submitLabel: string
  /** The leads to save; ignored while an earlier job of this place is unfinished. */
  source: LeadSource
  messages: {
    nameRequired: Message
    /** @param total number of leads, of which the server may have refused some */
    created: (listName: string, leads: number, total: number) => Message
    failed: Message
  }
  onSaved: (saved: SavedLeads) => void
  onClose: () => void
}

/**
 * Asks for a name or a list, then saves leads into it; a failure can be retried. Used wherever leads
 * become a list: Lead Search, both imports, and a selection of contacts.
 */
export function SaveListDialog(props: Props) {
  const t = useTranslation()
  const { place, title, submitLabel, source, messages, onSaved, onClose } = props
  const save = useSaveLeads(place, {
    success: ({ name, total }, { saved }) => messages.created(name, saved, total),
    failure: () => messages.failed,
    onSaved: ({ listId, sent, saved, already }, job) => {
      forgetSaving(place)
      onSaved({ listId, refused: sent - saved - already, isNewList: job.listId === undefined })
    },
  })
  const { state } = save
  const [target, setTarget] = useState(firstTargetOf(save.job))
  const [name, setName] = useState(save.job?.name ?? '')
  const [description, setDescription] = useState(save.job?.description ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const nameRef = useRef<HTMLInputElement>(null)
  const isStarted = state.kind !== 'idle'
  const isFailedAtOnce = state.kind === 'failed' && !state.progress.listId
  const isOpen = !isStarted || isFailedAtOnce
  const job: SaveJob = isOpen || !save.job ? { ...(save.job ?? source), ...toList() } : save.job

  function toList() {
    const list = target.kind === 'existing' ? target.list : undefined
    return list
      ? { name: list.name, description: '', listId: list.id }
      : { name: visibleText(name), description: description.trim(), listId: undefined }
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (target.kind === 'existing' && !target.list) return
    setIsRefused(job.name === '')
    if (job.name === '') notify.error(messages.nameRequired)
    else save.start(job)
  }
  const handleClose = () => {
    forgetSaving(place)
    onClose()
  }

  const fields = (
    <>
      <FormField
        label={t('List name')}
        isRequired
        isDisabled={!isOpen}
        error={isRefused ? toText(messages.nameRequired.description ?? '') : undefined}
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
      <FormField label={t('Description')} isDisabled={!isOpen}>
        <Textarea
          dir="auto"
          rows={2}
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      </FormField>
    </>
  )

  return (
    <GuardedDialog
      size="sm"
      title={target.kind === 'new' ? title : t('Add to List')}
      description={whatWillBeSaved(job.total, target)}
      unsaved={isStarted || name || description ? unsavedList(place, job) : undefined}
      isClosable={state.kind !== 'saving'}
      onClose={handleClose}
      initialFocusEl={() => nameRef.current}
      footer={
        <Actions
          kind={state.kind}
          submitLabel={isOpen ? (target.kind === 'new' ? submitLabel : t('Add')) : undefined}
          missing={
            target.kind === 'existing' && !target.list && isOpen ? t('Choose a list.') : undefined
          }
          onClose={handleClose}
          onCancel={save.cancel}
          onResume={save.resume}
        />
      }
    >
      <form id="save-list" noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          <SaveTargetField target={target} isFixed={!isOpen} onChange={setTarget}>
            {fields}
          </SaveTargetField>
          {isStarted && <SavingPanel job={job} save={state} />}
        </Stack>
      </form>
    </GuardedDialog>
  )
}

/** A job may have started before the dialog was opened again. */
const firstTargetOf = (job: SaveJob | undefined): SaveTarget =>
  job?.listId === undefined ? newList : { kind: 'existing' }

function whatWillBeSaved(total: number, { kind }: SaveTarget): string {
  return kind === 'new'
    ? translate(
        '{total, plural, one {1 lead will be saved into a new list.} other {{total} leads will be saved into a new list.}}',
        { total },
      )
    : translate(
        '{total, plural, one {1 lead will be added to a list that exists.} other {{total} leads will be added to a list that exists.}}',
        { total },
      )
}

/** The unsaved work: input, or the leads of a partly saved list that are left. */
const unsavedList = (place: SavingPlace, job: SaveJob): UnsavedWork => ({
  isLostBy: () => true,
  question: (leaving) => {
    const state = stateIn(place)
    const isBegun = state.kind === 'saving' || state.progress.listId !== undefined
    if (!isBegun) return typedInput.question(leaving)
    return {
      title: translate('Stop saving this list?'),
      text: `${whatExists(job, state)} ${translate('If you stop now, the rest is left out.')}`,
      confirmLabel: translate('Stop and leave'),
      cancelLabel: translate('Keep the rest'),
    }
  },
  onDiscard: () => forgetSaving(place),
})

type ActionsProps = {
  kind: ReturnType<typeof useSaveLeads>['state']['kind']
  /** Undefined once the list exists, and its name can no longer change. */
  submitLabel: string | undefined
  /** What must be chosen before. */
  missing: string | undefined
  onClose: () => void
  onCancel: () => void
  onResume: () => void
}

function Actions(props: ActionsProps) {
  const t = useTranslation()
  const { kind, submitLabel, missing, onClose, onCancel, onResume } = props
  if (kind === 'saving') {
    // It stands where the pressed button stood, and a double click is no wish to cancel.
    return (
      <Button variant="outline" onClick={onFirstClick(onCancel)}>
        {t('Cancel')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {submitLabel ? t('Cancel') : t('Leave the rest out')}
      </Button>
      {submitLabel ? (
        <Refusal reason={missing}>
          <Button type="submit" form="save-list" disabled={missing !== undefined}>
            {submitLabel}
          </Button>
        </Refusal>
      ) : (
        <Button onClick={onResume}>
          {kind === 'failed' ? t('Retry the rest') : t('Continue saving')}
        </Button>
      )}
    </>
  )
}
