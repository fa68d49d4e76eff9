import { useState } from 'react'
import type { OuterHistory } from '@/editor/model/undo-steps'
import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import type { Message } from '@/shared/i18n/message'
import { translate } from '@/shared/i18n/translate'
import { notify } from '@/shared/ui/notifications/toaster'
import { NO_STEP } from '@/entities/campaign/model/campaign-search-params'
import { replaceMeantTokens } from '@/editor/commands/find-text'
import { replaceMeant } from '@/entities/campaign/tokens/token-lint'
import { tokenText } from '@/entities/campaign/tokens/tokens'
import type { CampaignDraft } from '../drafts/campaign-draft'
import { type Reversal, reversed, type Stacks, type Written } from '../drafts/sequence-history'
import type { Template } from '../library/entry'
import { libraryMessages } from '../library/messages'
import { insertTemplate } from '../library/template'
import { addOriginals } from './original-steps'
import { changeBodies, type Rewrite, rewriteSteps, type WrittenSteps } from '../ai/rewritten-steps'
import {
  addStep,
  changeStep,
  duplicateStep,
  type EmailStep,
  moveStep,
  removeStep,
  type StepType,
  withReplies,
} from '@/entities/campaign/model/sequence'

export type StepActions = ReturnType<typeof stepActions>

const KEPT_CHANGES = 100

/** @param select opens a step in the builder */
export function stepActions(draft: CampaignDraft, select: (id: string) => void) {
  const { deletedSteps, history } = draft
  const editSteps = (change: (steps: readonly EmailStep[]) => EmailStep[]) =>
    draft.change((form) => ({ ...form, steps: change(form.steps) }))
  /** Steps that come back need the data of their ids. */
  const reserveIds = (before: Written, after: Written) => {
    for (const { id } of before.steps)
      if (!after.steps.some((step) => step.id === id)) deletedSteps.add(id)
  }
  /** Opens a step that has changed, unless one is open, or one beside the open one that is gone. */
  const show = (before: Written, after: Written) => {
    const open = draft.place().step ?? before.steps[0]?.id
    const changed = after.steps.filter((step) => !before.steps.includes(step))
    const isOpen = ({ id }: EmailStep) => id === open
    if (changed.some(isOpen) || (changed.length === 0 && after.steps.some(isOpen))) return
    const next = changed[0] ?? after.steps[Math.max(before.steps.findIndex(isOpen) - 1, 0)]
    if (next) select(next.id)
  }

  const turn = (from: keyof Stacks, change = history.get()[from].at(-1)): void => {
    if (!change || !history.get()[from].includes(change)) return
    const before = draft.written()
    const after = reversed(before, change)
    const left = history.get()[from].filter((one) => one !== change)
    if (after === before) {
      history.update((stacks) => ({ ...stacks, [from]: left }))
      return turn(from)
    }
    const to = from === 'undos' ? 'redos' : 'undos'
    const back: Reversal = { at: change.at, from: after, to: before }
    history.update((stacks) => ({ ...stacks, [from]: left, [to]: [...stacks[to], back] }))
    reserveIds(before, after)
    draft.rewrite(after)
    show(before, after)
  }
  /**
   * A change that can be undone; with a message, also from there.
   * @returns opens the changed step
   */
  const act = (change: (before: Written) => void, message?: Message, raise = notify.info) => {
    const before = draft.written()
    // It may have been saved or discarded while a list was being created.
    if (draft.state.get().phase !== 'open') return undefined
    change(before)
    const after = draft.written()
    reserveIds(before, after)
    const done: Reversal = { at: Date.now(), from: after, to: before }
    history.update(({ undos }) => ({ undos: [...undos, done].slice(-KEPT_CHANGES), redos: [] }))
    if (message)
      raise(message, {
        action: { label: translate('Undo'), onClick: () => turn('undos', done) },
      })
    return () => show(before, after)
  }
  const changeSteps = (change: (steps: readonly EmailStep[]) => EmailStep[], title?: string) =>
    act(() => editSteps(change), title === undefined ? undefined : { title })
  /** In each body it is also a separate undo step. */
  const writeTogether = (change: (before: WrittenSteps) => WrittenSteps, title?: string) =>
    act(
      (before) => draft.rewrite({ ...before, ...change(before) }),
      title === undefined ? undefined : { title },
    )

  return {
    select,
    /** Of the sequence; the builder's Undo and Redo also take what was written in the open step. */
    history: {
      changes: history,
      undo: () => turn('undos'),
      redo: () => turn('redos'),
      dropRedos: () => {
        if (history.get().redos.length > 0) history.update(({ undos }) => ({ undos, redos: [] }))
      },
    } satisfies OuterHistory,
    useList: (listId: string) =>
      void act(() => draft.change((form) => ({ ...form, listId })), {
        title: translate('The draft goes to the new list'),
      }),
    senderInAll: (sender: string) =>
      void changeSteps(
        (steps) => steps.map((step) => ({ ...step, sender })),
        translate('All steps have this sender'),
      ),
    replySubjects: () =>
      void changeSteps(withReplies, translate('The later steps are replies to step 1')),
    edit: (id: string, change: Partial<EmailStep>) =>
      editSteps((steps) => changeStep(steps, id, change)),
    wait: (id: string, delay: number) => changeSteps((steps) => changeStep(steps, id, { delay })),
    move: (id: string, index: number) => changeSteps((steps) => moveStep(steps, id, index)),
    duplicate: (id: string) => changeSteps((steps) => duplicateStep(steps, id, deletedSteps)),
    add: (type: StepType) => changeSteps((steps) => addStep(steps, deletedSteps, { type }))?.(),
    insertTemplate: (template: Template) =>
      act(
        () => editSteps((steps) => insertTemplate(steps, template, deletedSteps)),
        libraryMessages.inserted(template.name, template.steps.length),
        notify.success,
      )?.(),
    /** Each text is an undo step of its body. */
    rewrite: ((change) => {
      writeTogether((before) => rewriteSteps(before, change(before.steps, deletedSteps)))
    }) satisfies Rewrite,
    addOriginals: (original: Campaign, wanted: readonly CampaignStep[]) => {
      const before = draft.written()
      const steps = addOriginals(before.steps, original, wanted, deletedSteps)
      const isReplaced = before.steps.some(({ id }) => !steps.some((step) => step.id === id))
      const open = changeSteps(
        () => steps,
        isReplaced
          ? translate('The prefilled step was replaced by those of the original')
          : undefined,
      )
      if (isReplaced) open?.()
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
      const number = draft.written().steps.findIndex((step) => step.id === id) + 1
      changeSteps((steps) => removeStep(steps, id), translate('Step {number} deleted', { number }))
      select(NO_STEP)
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
