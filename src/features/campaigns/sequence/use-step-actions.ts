import { useCallback, useState } from 'react'
import type { CampaignStep } from '@/entities/campaign/campaign'
import type { ChangeForm } from '../flow/draft/campaign-draft'
import {
  addStep,
  changeStep,
  duplicateStep,
  type EmailStep,
  moveStep,
  removeStep,
} from './sequence'
import type { StepAction } from './step-card'

const toPart = ({ subject, content, sender, delay, cc }: CampaignStep) => ({
  subject,
  content,
  sender,
  delay,
  cc,
  showCc: cc !== '',
})

/** The actions on the chain. The handlers are stable, so that unchanged cards do not re-render. */
export function useStepActions(steps: readonly EmailStep[], onChange: ChangeForm) {
  const [selectedId, setSelectedId] = useState(steps[0]?.id)

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
        case 'delete':
          setSelectedId(undefined)
          return changeSteps((steps) => removeStep(steps, id))
      }
    },
    [changeSteps],
  )
  const handleAdd = useCallback(() => {
    const next = addStep(steps)
    changeSteps(() => next)
    setSelectedId(next.at(-1)?.id)
  }, [changeSteps, steps])
  const handleAddOriginals = (originals: readonly CampaignStep[]) =>
    changeSteps((steps) =>
      originals.reduce<EmailStep[]>((all, step) => addStep(all, toPart(step)), [...steps]),
    )

  return {
    selectedId,
    handleSelect: setSelectedId,
    handleEdit,
    handleWait,
    handleAction,
    handleAdd,
    handleAddOriginals,
  }
}
