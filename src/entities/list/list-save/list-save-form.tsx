import { Box, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { msg, toText, translate, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import type { UnsavedWork } from '@/shared/lib/work/unsaved-work'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { typedInput } from '@/shared/ui/dialogs/form-dialog'
import { GuardedDialog } from '@/shared/ui/dialogs/guarded-dialog'
import { CheckLabel } from '@/shared/ui/fields/check-label'
import { FormField } from '@/shared/ui/fields/form-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { PickerField } from '@/shared/ui/fields/picker-field'
import { notify } from '@/shared/ui/notifications/toaster'
import { contactsInWords, listsQuery } from '../list-queries'
import { endListSaveJob, pauseListSaveJob, runListSaveJob } from './run-list-save-job'
import { nameRequired } from './save-messages'
import {
  changeListSaveForm,
  type ChosenList,
  hasListSaveStarted,
  type ListSaveInput,
  type ListSaveJob,
  listSaveJob,
  type ListSaveRequest,
  toggleSaidNo,
} from './list-save-job'
import { SavingPanel, whatExists } from './saving-panel'

const createList = msg('Create List')

/** One constant, because there is only one job, and so one form, at a time. */
const FORM_ID = 'list-save-form'

/** Whether nothing has been sent, or no list exists on the server yet. */
const isEditable = ({ state }: ListSaveJob) =>
  state.kind === 'asking' || (state.kind === 'failed' && !state.progress.listId)

function missingIn(saver: ListSaveJob): string | undefined {
  if (!isEditable(saver)) return undefined
  if (saver.job.source.total === 0) return translate('All of them said no before.')
  return saver.form.target === 'existing' && !saver.form.list
    ? translate('Choose a list.')
    : undefined
}

/** Title, description and close question of the dialog that contains ListSaveForm. */
export function listSaveFrame({ job, form, state }: ListSaveJob) {
  const isTyped = form.name !== (job.name ?? '') || form.description !== (job.description ?? '')
  return {
    title: form.target === 'new' ? toText(job.title ?? createList) : translate('Add to List'),
    description: descriptionOf(job.source.total, form.target),
    unsaved: state.kind !== 'asking' || isTyped ? unsavedList : undefined,
    isClosable: state.kind !== 'saving',
  }
}

type Props = { saver: ListSaveJob; onWriteTo: (listId: string) => void }

export function ListSaveForm({ saver, onWriteTo }: Props) {
  const t = useTranslation()
  const client = useQueryClient()
  const { job, form, state, list } = saver
  const nameRef = useRef<HTMLInputElement>(null)
  const isOpen = isEditable(saver)
  // The field lost its focus when it was disabled by the call.
  const canTryAnotherName = state.kind === 'failed' && isOpen
  useEffect(() => {
    if (canTryAnotherName) nameRef.current?.focus()
  }, [canTryAnotherName])

  const startsAtOnce = job.startsAtOnce === true && !job.source.saidNo
  // Before the form is painted.
  useLayoutEffect(() => {
    const { state, form } = listSaveJob.get() ?? {}
    if (!startsAtOnce || state?.kind !== 'asking' || !form) return
    void runListSaveJob(client, { chosen: chosenFrom(form), onWriteTo })
  }, [startsAtOnce, client, onWriteTo])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (missingIn(saver) !== undefined) return
    const chosen = chosenFrom(form)
    changeListSaveForm({ isNameMissing: chosen.name === '' })
    if (chosen.name === '') notify.error(nameRequired)
    else void runListSaveJob(client, { chosen, onWriteTo })
  }

  return (
    <form id={FORM_ID} noValidate onSubmit={handleSubmit}>
      <Stack gap="4">
        {form.unfinished && form.unfinished.id === form.list?.id && isOpen && (
          <Text role="status">
            {t('Continue “{name}” ({saved, number} of {total, number} saved)?', {
              name: form.list.name,
              saved: form.unfinished.saved,
              total: form.unfinished.total,
            })}
          </Text>
        )}
        <SaveTargetField form={form} isFixed={!isOpen}>
          <FormField
            label={t('List name')}
            isRequired
            isDisabled={!isOpen}
            error={form.isNameMissing ? toText(nameRequired.description) : undefined}
          >
            <Input
              ref={nameRef}
              data-autofocus
              dir="auto"
              value={form.name}
              onChange={(event) =>
                changeListSaveForm({ name: event.target.value, isNameMissing: false })
              }
            />
          </FormField>
          {job.description === undefined && (
            <FormField label={t('Description')} isDisabled={!isOpen}>
              <Textarea
                dir="auto"
                rows={2}
                value={form.description}
                onChange={(event) => changeListSaveForm({ description: event.target.value })}
              />
            </FormField>
          )}
        </SaveTargetField>
        {isOpen && <SaidNoField saidNo={job.source.saidNo} />}
        {state.kind !== 'asking' && list && (
          <SavingPanel list={list} total={job.source.total} state={state} />
        )}
      </Stack>
    </form>
  )
}

const MAX_EXAMPLES = 3

function SaidNoField({ saidNo }: Pick<ListSaveRequest['source'], 'saidNo'>) {
  const t = useTranslation()
  const id = useId()
  if (!saidNo) return null
  const { people, areIn } = saidNo
  return (
    <Box>
      <CheckLabel isChecked={areIn} describedBy={id} onChange={toggleSaidNo}>
        {t(
          '{count, plural, one {Save the 1 person who said no before, too} other {Save the # people who said no before, too}}',
          { count: people.length },
        )}
      </CheckLabel>
      <Text id={id} ps="6" color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {people.slice(0, MAX_EXAMPLES).join(', ')}
        {people.length > MAX_EXAMPLES && ', …'}
      </Text>
    </Box>
  )
}

const targetOptions = [
  { value: 'new', label: msg('New list') },
  { value: 'existing', label: msg('Existing list') },
] as const

type TargetProps = { form: ListSaveInput; isFixed: boolean; children: ReactNode }

/** Picks a new or a cached list; never fetches. */
function SaveTargetField({ form: { target, list }, isFixed, children }: TargetProps) {
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
            value={target}
            onChange={(kind) => changeListSaveForm({ target: kind, list: undefined })}
          />
        </Box>
      )}
      {target === 'new' && children}
      {target === 'existing' && !isFixed && (
        <PickerField
          label={t('List')}
          filterLabel={t('Filter by name')}
          isRequired
          placeholder={t('Choose a list')}
          options={lists.map(({ id, name, totalLeads }) => ({
            value: id,
            label: `${name} (${contactsInWords(totalLeads)})`,
          }))}
          value={list?.id}
          onChange={(id) => changeListSaveForm({ list: lists.find((one) => one.id === id) })}
        />
      )}
    </Stack>
  )
}

const chosenFrom = ({ target, list, name, description }: ListSaveInput): ChosenList =>
  target === 'existing' && list
    ? { name: list.name, description: '', listId: list.id }
    : { name: visibleText(name), description: description.trim() }

function descriptionOf(contacts: number, target: ListSaveInput['target']): string {
  return target === 'new'
    ? translate(
        '{contacts, plural, one {1 contact will be saved into a new list.} other {# contacts will be saved into a new list.}}',
        { contacts },
      )
    : translate(
        '{contacts, plural, one {1 contact will be added to a list that exists.} other {# contacts will be added to a list that exists.}}',
        { contacts },
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

type ActionsProps = Props & {
  /** Shows Back instead of Cancel while nothing has been sent. */
  isStep?: boolean
}

/** Buttons for the footer of the dialog that contains ListSaveForm. */
export function ListSaveActions({ saver, onWriteTo, isStep = false }: ActionsProps) {
  const t = useTranslation()
  const client = useQueryClient()
  const { job, form, state } = saver
  if (state.kind === 'saving') {
    // This button replaces the clicked one: ignore a double click.
    return (
      <Button variant="outline" onClick={onFirstClick(pauseListSaveJob)}>
        {t('Cancel')}
      </Button>
    )
  }
  if (!isEditable(saver)) {
    return (
      <>
        <Button variant="outline" onClick={endListSaveJob}>
          {t('Leave the rest out')}
        </Button>
        <Button onClick={() => void runListSaveJob(client, { onWriteTo })}>
          {state.kind === 'failed' ? t('Retry the rest') : t('Continue saving')}
        </Button>
      </>
    )
  }
  const missing = missingIn(saver)
  return (
    <>
      <Button variant="outline" onClick={endListSaveJob}>
        {isStep && state.kind === 'asking' ? t('Back') : t('Cancel')}
      </Button>
      <Button
        disabledReason={missing}
        type="submit"
        form={FORM_ID}
        disabled={missing !== undefined}
      >
        {form.target === 'new' ? t(job.submitLabel ?? createList) : t('Add')}
      </Button>
    </>
  )
}

/**
 * Saves leads to a new or existing list, shows the progress, and offers a retry after a failure.
 */
export function SaveListDialog(props: Props) {
  useTranslation()
  return (
    <GuardedDialog
      isAbove
      size="sm"
      {...listSaveFrame(props.saver)}
      onClose={endListSaveJob}
      footer={<ListSaveActions {...props} />}
    >
      <ListSaveForm {...props} />
    </GuardedDialog>
  )
}
