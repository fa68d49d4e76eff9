import { useState } from 'react'
import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { translate } from '@/shared/i18n/translate'
import { notify } from '@/shared/ui/notifications/toaster'
import { type CampaignForm, emptyForm } from '@/entities/campaign/model/campaign-form'
import { NO_STEP } from '@/entities/campaign/model/campaign-search-params'
import { replaceMeantTokens } from '@/editor/commands/find-text'
import { replaceMeant } from '@/entities/campaign/tokens/token-lint'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { addOriginals } from './original-steps'
import {
  changeBodies,
  type Revert,
  revertRewrite,
  type Rewrite,
  rewriteSteps,
  undoRewrite,
  type WrittenSteps,
} from '../ai/rewritten-steps'
import {
  addStep,
  changeStep,
  duplicateStep,
  type EmailStep,
  moveStep,
  removeStep,
  restoreStep,
  type StepType,
  withReplies,
} from '@/entities/campaign/model/sequence'

export type StepActions = ReturnType<typeof stepActions>

/** @param select opens a step in the builder */
export function stepActions(draft: CampaignDraft, select: (id: string) => void) {
  const { deletedSteps } = draft
  const stepsNow = () => (draft.state.get().form ?? emptyForm).steps
  const changeSteps = (change: (steps: readonly EmailStep[]) => EmailStep[]) =>
    draft.change((form) => ({ ...form, steps: change(form.steps) }))

  /** Includes pending text. */
  const writtenNow = (): WrittenSteps => {
    draft.commit()
    return { steps: stepsNow(), bodies: draft.state.get().memory.bodies.get() }
  }
  const write = ({ steps, bodies }: WrittenSteps) => {
    draft.state.get().memory.bodies.set(bodies)
    draft.rewrite(steps)
  }

  /** Changes the form. Undo changes back what has not been changed since. */
  const changeAll = (
    title: string,
    change: (form: CampaignForm) => CampaignForm,
    back: (form: CampaignForm, before: CampaignForm, after: CampaignForm) => CampaignForm,
  ) => {
    draft.commit()
    const { form: before = emptyForm, phase } = draft.state.get()
    // It may have been saved or discarded while a list was being created.
    if (phase !== 'open') return
    const after = change(before)
    draft.change(change)
    const handleUndo = () => draft.change((form) => back(form, before, after))
    notify.info({ title }, { action: { label: translate('Undo'), onClick: handleUndo } })
  }
  const changeField = (
    title: string,
    field: 'sender' | 'subject',
    change: (steps: readonly EmailStep[]) => EmailStep[],
  ) =>
    changeAll(
      title,
      (form) => ({ ...form, steps: change(form.steps) }),
      (form, before, after) => ({
        ...form,
        steps: form.steps.map((step) => {
          const valueIn = ({ steps }: CampaignForm) =>
            steps.find(({ id }) => id === step.id)?.[field]
          const earlier = valueIn(before)
          return earlier === undefined || step[field] !== valueIn(after)
            ? step
            : { ...step, [field]: earlier }
        }),
      }),
    )

  /** Offers Undo for all steps; in each body it is also a separate undo step. */
  const writeTogether = (change: (before: WrittenSteps) => WrittenSteps, title: string) => {
    const before = writtenNow()
    const after = change(before)
    write(after)
    const handleUndo = () => {
      const now = writtenNow()
      // Keeps steps that have been edited since.
      const isAsWritten = ({ id, content }: EmailStep) =>
        now.steps.some((step) => step.id === id && step.content === content)
      write(undoRewrite(now, before, { ...after, steps: after.steps.filter(isAsWritten) }))
    }
    notify.info({ title }, { action: { label: translate('Undo'), onClick: handleUndo } })
  }

  const revertOf =
    (before: WrittenSteps, after: WrittenSteps): Revert =>
    () => {
      const now = writtenNow()
      const reverted = revertRewrite(now, before, after)
      const left = new Set(reverted.steps.map(({ id }) => id))
      for (const { id } of now.steps) if (!left.has(id)) deletedSteps.add(id)
      write(reverted)
      return revertOf(now, reverted)
    }

  return {
    select,
    useList: (listId: string) =>
      changeAll(
        translate('The draft goes to the new list'),
        (form) => ({ ...form, listId }),
        (form, before) => (form.listId === listId ? { ...form, listId: before.listId } : form),
      ),
    senderInAll: (sender: string) =>
      changeField(translate('All steps have this sender'), 'sender', (steps) =>
        steps.map((step) => ({ ...step, sender })),
      ),
    replySubjects: () =>
      changeField(translate('The later steps are replies to step 1'), 'subject', withReplies),
    edit: (id: string, change: Partial<EmailStep>) =>
      changeSteps((steps) => changeStep(steps, id, change)),
    move: (id: string, index: number) => changeSteps((steps) => moveStep(steps, id, index)),
    duplicate: (id: string) => changeSteps((steps) => duplicateStep(steps, id, deletedSteps)),
    add: (type: StepType) => {
      changeSteps((steps) => addStep(steps, deletedSteps, { type }))
      select(stepsNow().at(-1)?.id ?? NO_STEP)
    },
    /** Each text is an undo step of its body. */
    rewrite: ((change) => {
      const before = writtenNow()
      const after = rewriteSteps(before, change(before.steps, deletedSteps))
      write(after)
      return revertOf(before, after)
    }) satisfies Rewrite,
    /** Offers Undo if that replaces the prefilled step. */
    addOriginals: (original: Campaign, wanted: readonly CampaignStep[]) => {
      draft.commit()
      const before = stepsNow()
      changeSteps((steps) => addOriginals(steps, original, wanted, deletedSteps))
      const after = stepsNow()
      const replaced = before.find(({ id }) => !after.some((step) => step.id === id))
      if (!replaced) return
      const added = after.find(({ id }) => !before.some((step) => step.id === id))
      deletedSteps.add(replaced.id)
      select(added?.id ?? NO_STEP)
      const handleUndo = () => {
        draft.commit()
        changeSteps(() => [...before])
        select(replaced.id)
      }
      notify.info(
        { title: translate('The prefilled step was replaced by those of the original') },
        { action: { label: translate('Undo'), onClick: handleUndo } },
      )
    },
    insertOptOut: (stepIds: readonly string[]) =>
      writeTogether(
        (before) =>
          changeBodies(before, stepIds, (document) => {
            const words = translate('Unsubscribe')
            document.append(`<p><a href="${tokenText('unsubscribe_link')}">${words}</a></p>`)
            return {}
          }),
        translate(
          '{count, plural, one {The unsubscribe link is in the step} other {The unsubscribe link is in # steps}}',
          { count: stepIds.length },
        ),
      ),
    useMeantTokens: (stepIds: readonly string[], count: number) =>
      writeTogether(
        (before) =>
          changeBodies(before, stepIds, (document, { subject }) => {
            replaceMeantTokens(document.editor)
            return { subject: replaceMeant(subject) }
          }),
        translate(
          '{count, plural, one {The token is in the text} other {All # tokens are in the text}}',
          { count },
        ),
      ),
    remove: (id: string) => {
      // Includes pending text, so that Undo restores it.
      draft.commit()
      const index = stepsNow().findIndex((step) => step.id === id)
      const [step, next] = stepsNow().slice(index)
      if (!step) return
      deletedSteps.add(id)
      changeSteps((steps) => removeStep(steps, id))
      select(NO_STEP)
      const handleUndo = () => {
        changeSteps((steps) => restoreStep(steps, step, index, next))
        select(id)
      }
      notify.info(
        { title: translate('Step {number} deleted', { number: index + 1 }) },
        { action: { label: translate('Undo'), onClick: handleUndo } },
      )
    },
  }
}

/**
 * Returns the id of the open step. The first step is open if the URL names no step or an unknown
 * one. That is decided once: deleting the open step must not open the next one.
 */
export function useSelectedId(steps: readonly EmailStep[], stepId: string | undefined) {
  const [atStart] = useState(() => {
    const isKnown = stepId === NO_STEP || steps.some(({ id }) => id === stepId)
    return { unknownId: isKnown ? undefined : stepId, firstId: steps[0]?.id }
  })
  return stepId === undefined || stepId === atStart.unknownId ? atStart.firstId : stepId
}
