import { Box, Input, Stack, Textarea } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, toText, translate, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { formatCount } from '@/shared/lib/values/format-count'
import type { UnsavedWork } from '@/shared/lib/work/unsaved-work'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { typedInput } from '@/shared/ui/dialogs/form-dialog'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { FormField } from '@/shared/ui/fields/form-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { PickerField } from '@/shared/ui/fields/picker-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { type List, listsQuery } from '../list-queries'
import { endListSaveJob, pauseListSaveJob, runListSaveJob } from './list-save-queries'
import { nameRequired } from './save-messages'
import {
  type ChosenList,
  hasListSaveStarted,
  type ListSaveJob,
  listSaveJob,
  type ListSaveRequest,
} from './list-save-job'
import { SavingPanel, whatExists } from './saving-panel'

const createList = msg('Create List')

/** Target of a save: a new list, or an existing one once it is chosen. */
type SaveTarget = { kind: 'new' } | { kind: 'existing'; list?: List }

type Props = { saver: ListSaveJob; onWriteTo: (listId: string) => void }

/** Saves leads into a new or an existing list, shows the progress, and offers a retry after a failure. */
export function SaveListDialog({ saver, onWriteTo }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const { id: userId } = useCurrentUser()
  const { job, state, list } = saver
  const { total } = job.source
  const [target, setTarget] = useState<SaveTarget>({
    kind: list?.listId === undefined ? 'new' : 'existing',
  })
  const [name, setName] = useState(list?.name ?? job.name ?? '')
  const [description, setDescription] = useState(list?.description ?? job.description ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const nameRef = useRef<HTMLInputElement>(null)
  const formId = useId()
  /** Nothing has been sent, or no list exists yet on the server. */
  const isOpen = state.kind === 'asking' || (state.kind === 'failed' && !state.progress.listId)
  // The field lost the focus when the call disabled it.
  const canTryAnotherName = state.kind === 'failed' && isOpen
  useEffect(() => {
    if (canTryAnotherName) nameRef.current?.focus()
  }, [canTryAnotherName])
  const missing =
    isOpen && target.kind === 'existing' && !target.list ? t('Choose a list.') : undefined
  const isTyped = name !== (job.name ?? '') || description !== (job.description ?? '')

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (missing !== undefined) return
    const chosen = chosenFrom(target, name, description)
    setIsRefused(chosen.name === '')
    if (chosen.name === '') notify.error(nameRequired)
    else void runListSaveJob(client, userId, { chosen, onWriteTo })
  }

  return (
    <GuardedDialog
      isAbove
      size="sm"
      title={target.kind === 'new' ? t(job.title ?? createList) : t('Add to List')}
      description={descriptionOf(job, target)}
      unsaved={state.kind !== 'asking' || isTyped ? unsavedList : undefined}
      isClosable={state.kind !== 'saving'}
      onClose={endListSaveJob}
      initialFocusEl={() => nameRef.current}
      footer={
        <Actions
          kind={state.kind}
          formId={formId}
          submitLabel={
            isOpen
              ? target.kind === 'new'
                ? t(job.submitLabel ?? createList)
                : t('Add')
              : undefined
          }
          missing={missing}
          onResume={() => void runListSaveJob(client, userId, { onWriteTo })}
        />
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack gap="4">
          <SaveTargetField target={target} isFixed={!isOpen} onChange={setTarget}>
            <FormField
              label={t('List name')}
              isRequired
              isDisabled={!isOpen}
              error={isRefused ? toText(nameRequired.description) : undefined}
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
            {job.description === undefined && (
              <FormField label={t('Description')} isDisabled={!isOpen}>
                <Textarea
                  dir="auto"
                  rows={2}
                  value={description}
                  onChange={(event) => setDescription(event.target.value)}
                />
              </FormField>
            )}
          </SaveTargetField>
          {state.kind !== 'asking' && list && <SavingPanel list={list} {...{ total, state }} />}
        </Stack>
      </form>
    </GuardedDialog>
  )
}

const targetOptions = [
  { value: 'new', label: msg('New list') },
  { value: 'existing', label: msg('Existing list') },
] as const

type TargetProps = {
  target: SaveTarget
  isFixed: boolean
  onChange: (target: SaveTarget) => void
  children: ReactNode
}

/** Picks a new list or a cached one; never fetches. */
function SaveTargetField({ target, isFixed, onChange, children }: TargetProps) {
  const t = useTranslation()
  const targets = useOptions(targetOptions)
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  return (
    <Stack gap="4">
      {lists.length > 0 && !isFixed && (
        <Box>
          <SegmentedControl
            label={t('Save into')}
            options={targets}
            value={target.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </Box>
      )}
      {target.kind === 'new' && children}
      {target.kind === 'existing' && !isFixed && (
        <PickerField
          label={t('List')}
          filterLabel={t('Filter by name')}
          isRequired
          placeholder={t('Choose a list')}
          options={lists.map(({ id, name, totalLeads }) => ({
            value: id,
            label: `${name} (${formatCount(totalLeads)})`,
          }))}
          value={target.list?.id}
          onChange={(id) =>
            onChange({ kind: 'existing', list: lists.find((list) => list.id === id) })
          }
        />
      )}
    </Stack>
  )
}

const chosenFrom = (target: SaveTarget, name: string, description: string): ChosenList =>
  target.kind === 'existing' && target.list
    ? { name: target.list.name, description: '', listId: target.list.id }
    : { name: visibleText(name), description: description.trim() }

function descriptionOf({ source: { total }, noun }: ListSaveRequest, { kind }: SaveTarget): string {
  if (noun === 'contacts') {
    return kind === 'new'
      ? translate(
          '{contacts, plural, one {1 contact will be saved into a new list.} other {# contacts will be saved into a new list.}}',
          { contacts: total },
        )
      : translate(
          '{contacts, plural, one {1 contact will be added to a list that exists.} other {# contacts will be added to a list that exists.}}',
          { contacts: total },
        )
  }
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

/** Typed input, or the remaining leads of a partly saved list. */
const unsavedList: UnsavedWork = {
  isLostBy: () => true,
  question: (leaving) => {
    const current = listSaveJob.get()
    const isPartlySaved =
      hasListSaveStarted() &&
      (current?.state.kind === 'saving' || current?.state.progress.listId !== undefined)
    if (!current?.list || !isPartlySaved) return typedInput.question(leaving)
    const exists = whatExists(current.list, current.job.source.total, current.state)
    return {
      title: translate('Stop saving this list?'),
      text: `${exists} ${translate('If you stop now, the rest is left out.')}`,
      confirmLabel: translate('Stop and leave'),
      cancelLabel: translate('Keep the rest'),
    }
  },
  onDiscard: endListSaveJob,
}

type ActionsProps = {
  kind: ListSaveJob['state']['kind']
  formId: string
  /** Undefined once the list exists and can no longer be renamed. */
  submitLabel: string | undefined
  missing: string | undefined
  onResume: () => void
}

function Actions({ kind, formId, submitLabel, missing, onResume }: ActionsProps) {
  const t = useTranslation()
  if (kind === 'saving') {
    // This button replaces the pressed one: ignore a double click.
    return (
      <Button variant="outline" onClick={onFirstClick(pauseListSaveJob)}>
        {t('Cancel')}
      </Button>
    )
  }
  return (
    <>
      <Button variant="outline" onClick={endListSaveJob}>
        {submitLabel ? t('Cancel') : t('Leave the rest out')}
      </Button>
      {submitLabel ? (
        <Button
          disabledReason={missing}
          type="submit"
          form={formId}
          disabled={missing !== undefined}
        >
          {submitLabel}
        </Button>
      ) : (
        <Button onClick={onResume}>
          {kind === 'failed' ? t('Retry the rest') : t('Continue saving')}
        </Button>
      )}
    </>
  )
}
