import type { CampaignForm } from '@/entities/campaign/model/campaign-form'
import { type EmailStep, normaliseDelays } from '@/entities/campaign/model/sequence'
import { createStore } from '@/shared/lib/state/store'
import type { WrittenSteps } from '../ai/rewritten-steps'

export type Written = WrittenSteps & Pick<CampaignForm, 'listId'>

/** What Undo or Redo of a change does: what is as in `from` becomes as in `to`. */
export type Reversal = { at: number; from: Written; to: Written }
export type Stacks = { undos: readonly Reversal[]; redos: readonly Reversal[] }

export const createSequenceHistory = () => createStore<Stacks>({ undos: [], redos: [] })

const byId = ({ steps }: Written) => new Map(steps.map((step) => [step.id, step]))

const isSameStep = (a: EmailStep, b: EmailStep) =>
  Object.keys({ ...a, ...b }).every((key) => Object(a)[key] === Object(b)[key])

/**
 * Applies a reversal, and keeps what was changed since. Returns `now` if nothing is left to do.
 */
export function reversed(now: Written, { from, to }: Reversal): Written {
  const [present, before, after] = [byId(now), byId(from), byId(to)]
  const bodies = { ...now.bodies }
  const merged = now.steps.flatMap((step): EmailStep[] => {
    const [was, wanted] = [before.get(step.id), after.get(step.id)]
    if (!was) return [step]
    // Its reversal brings it back as it is now.
    if (!wanted) return []
    if (was === wanted) return [step]
    const isEdited = step.content !== was.content
    if (!isEdited && was.content !== wanted.content) bodies[step.id] = to.bodies[step.id]
    const since = Object.entries(step).filter(
      ([key, value]) => Object(was)[key] !== value || (isEdited && key === 'writtenFor'),
    )
    const next = { ...wanted, ...Object.fromEntries(since) }
    return [isSameStep(next, step) ? step : next]
  })
  const steps = inOrder(merged, from, to)
  to.steps.forEach((step, index) => {
    if (before.has(step.id) || present.has(step.id)) return
    const previous = to.steps[index - 1]?.id
    steps.splice(steps.findIndex(({ id }) => id === previous) + 1, 0, step)
    bodies[step.id] = to.bodies[step.id]
  })
  const listId = now.listId === from.listId ? to.listId : now.listId
  const isSame =
    listId === now.listId &&
    steps.length === now.steps.length &&
    steps.every((step, index) => step === now.steps[index])
  return isSame || steps.length === 0 ? now : { listId, steps: normaliseDelays(steps), bodies }
}

/** If the steps of both are in another order, they take that of `to`; others stay where they are. */
function inOrder(steps: readonly EmailStep[], from: Written, to: Written): EmailStep[] {
  const place = (written: Written, id: string) => written.steps.findIndex((step) => step.id === id)
  const moved = steps.filter(({ id }) => place(from, id) >= 0 && place(to, id) >= 0)
  const sorted = (written: Written) =>
    moved.toSorted((a, b) => place(written, a.id) - place(written, b.id))
  const wanted = sorted(to)
  if (sorted(from).every((step, index) => step === wanted[index])) return [...steps]
  return steps.map((step) => (moved.includes(step) ? (wanted.shift() ?? step) : step))
}
