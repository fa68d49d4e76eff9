import { useCallback, useState } from 'react'
import type { CampaignStep } from '@/entities/campaign/campaign'
import { translate } from '@/shared/i18n/translate'
import { notify } from '@/shared/ui/notifications/toaster'
import { NO_STEP } from '../model/campaign-place'
import type { ChangeForm } from '../drafts/campaign-draft'
import {
  addStep,
  changeStep,
  duplicateStep,
  type EmailStep,
  moveStep,
  moveStepTo,
  removeStep,
  restoreStep,
} from '../model/sequence'
import type { StepAction } from './step-card'

const toPart = ({ subject, content, sender, delay, cc }: CampaignStep) => ({
  subject,
  content,
  sender,
  delay,
  cc,
  showCc: cc !== '',
})

type ChangeSteps = (change: (steps: readonly EmailStep[]) => EmailStep[]) => void

/** @returns its position, from 1, and what brings it back; undefined for the last remaining step */
function removeWithUndo(changeSteps: ChangeSteps, id: string) {
  let undo: { position: number; restore: () => void } | undefined
  changeSteps((steps) => {
    const index = steps.findIndex((step) => step.id === id)
    const step = steps[index]
    if (step && steps.length > 1) {
      const restore = () => changeSteps((steps) => restoreStep(steps, step, index))
      undo = { position: index + 1, restore }
    }
    return removeStep(steps, id)
  })
  return undo
}

function offerUndo(number: number, onUndo: () => void) {
  notify.info(
    { title: translate('Step {number} deleted', { number }) },
    { action: { label: translate('Undo'), onClick: onUndo } },
  )
}

type Options = {
  steps: readonly EmailStep[]
  stepId: string | undefined
  onStepId: (id: string) => void
  onChange: ChangeForm
  /** Writes the pending text of an open editor into the form. */
  onCommit: () => void
}

/** The actions on the chain. The handlers are stable, so that unchanged cards do not re-render. */
export function useStepActions({ steps, stepId, onStepId, onChange, onCommit }: Options) {
  const selectedId = useSelectedId(steps, stepId)

  const changeSteps = useCallback(
    (change: (steps: readonly EmailStep[]) => EmailStep[]) =>
      onChange((form) => ({ ...form, steps: change(form.steps) })),
    [onChange],
  )
  const handleEdit = useCallback(
    (id: string, change: Partial<EmailStep>) =>
      changeSteps((steps) => changeStep(steps, id, change)),
    [changeSteps],
  )
  const handleWait = useCallback(
    (id: string, delay: number) => handleEdit(id, { delay }),
    [handleEdit],
  )
  const handleAction = useCallback(
    (id: string, action: StepAction) => {
      switch (action) {
        case 'up':
          return changeSteps((steps) => moveStep(steps, id, -1))
        case 'down':
          return changeSteps((steps) => moveStep(steps, id, 1))
        case 'duplicate':
          return changeSteps((steps) => duplicateStep(steps, id))
        case 'delete': {
          // The last words typed in it come back as well.
          onCommit()
          const undo = removeWithUndo(changeSteps, id)
          onStepId(NO_STEP)
          if (undo)
            offerUndo(undo.position, () => {
              undo.restore()
              onStepId(id)
            })
        }
      }
    },
    [changeSteps, onCommit, onStepId],
  )
  const handleMove = useCallback(
    (id: string, index: number) => changeSteps((steps) => moveStepTo(steps, id, index)),
    [changeSteps],
  )
  const handleAdd = useCallback(() => {
    const next = addStep(steps)
    changeSteps(() => next)
    onStepId(next.at(-1)?.id ?? NO_STEP)
  }, [changeSteps, onStepId, steps])
  const handleAddOriginals = (originals: readonly CampaignStep[]) =>
    changeSteps((steps) =>
      originals.reduce<EmailStep[]>((all, step) => addStep(all, toPart(step)), [...steps]),
    )

  return {
    selectedId,
    handleSelect: onStepId,
    handleEdit,
    handleWait,
    handleAction,
    handleMove,
    handleAdd,
    handleAddOriginals,
  }
}

/**
 * An address without a step, or with one that the draft does not have, opens on the first step. The
 * choice is made once: deleting that step must not open the next one.
 */
function useSelectedId(steps: readonly EmailStep[], stepId: string | undefined) {
  const [atStart] = useState(() => {
    const isKnown = stepId === NO_STEP || steps.some(({ id }) => id === stepId)
    return { unknownId: isKnown ? undefined : stepId, firstId: steps[0]?.id }
  })
  return stepId === undefined || stepId === atStart.unknownId ? atStart.firstId : stepId
}
