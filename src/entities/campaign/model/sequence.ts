import * as z from 'zod/mini'
import type { Wire } from '@/shared/api/contract'
import { sequenceStepTypeValues } from '@/shared/api/contract.gen'
import { dateFormat } from '@/shared/i18n/active-language'
import { clampInteger } from '@/shared/lib/values/clamp-integer'
import { isBlank } from '@/shared/lib/values/visible-text'

export type WrittenFor = { first_name: string; last_name: string; company: string }

/** What a step sends. A new one: see docs/contributing.md. */
export type StepType = Wire<'SequenceStep'>['type']

/** Steps that an earlier version has kept have no type. */
export const stepTypeReader = z.catch(z.enum(sequenceStepTypeValues), 'email')

export type EmailStep = {
  id: string
  type: StepType
  subject: string
  /** HTML. */
  content: string
  sender: string
  /** Days after the previous step; 0 only for the first. */
  delay: number
  cc: string
  showCc: boolean
  /** Contacts whose data the text may contain. Not sent. */
  writtenFor?: WrittenFor[]
  /** Step of the edited campaign that this one was copied from. Not sent. */
  addedFrom?: string
}

/** Whether a later step has no subject that could be a reply to the first one. */
export const hasReplies = ([first, ...later]: readonly EmailStep[]): boolean =>
  !isBlank(first?.subject ?? '') && later.some(({ subject }) => isBlank(subject))

/** Gives later steps without a subject 'Re:' and the subject of the first. */
export function withReplies(steps: readonly EmailStep[]): EmailStep[] {
  const subject = `Re: ${steps[0]?.subject.trim() ?? ''}`
  return steps.map((step, index) =>
    index > 0 && isBlank(step.subject) ? { ...step, subject } : step,
  )
}

export const waitRange = { min: 1, max: 30, fallback: 1 }

const blank: Omit<EmailStep, 'id'> = {
  type: 'email',
  subject: '',
  content: '',
  sender: '',
  delay: 0,
  cc: '',
  showCc: false,
}

export const firstStep = (part: Partial<EmailStep> = {}): EmailStep => ({
  ...blank,
  id: 'step-1',
  ...part,
})

/**
 * Restores the invariant after a change: the first step is sent at once, the others after 1 to 30
 * days.
 */
export function normaliseDelays(steps: readonly EmailStep[]): EmailStep[] {
  return steps.map((step, index) => {
    const delay = index === 0 ? 0 : clampInteger(step.delay, waitRange)
    return delay === step.delay ? step : { ...step, delay }
  })
}

/**
 * Ids that new steps must not reuse: Undo restores a deleted step together with the data of its id
 * (history, files and AI answers).
 */
type Taken = ReadonlySet<string>

function unusedId(steps: readonly EmailStep[], taken: Taken): string {
  const numbers = steps.map(({ id }) => Number(/^step-(\d+)$/.exec(id)?.[1] ?? 0))
  let number = Math.max(0, ...numbers) + 1
  while (taken.has(`step-${number}`)) number += 1
  return `step-${number}`
}

export function addStep(
  steps: readonly EmailStep[],
  taken: Taken,
  part: Partial<Omit<EmailStep, 'id'>> = {},
): EmailStep[] {
  const added = {
    ...blank,
    sender: steps.at(-1)?.sender ?? '',
    ...part,
    id: unusedId(steps, taken),
  }
  return normaliseDelays([...steps, added])
}

/** Never removes the last remaining step. */
export function removeStep(steps: readonly EmailStep[], id: string): EmailStep[] {
  if (steps.length === 1) return [...steps]
  return normaliseDelays(steps.filter((step) => step.id !== id))
}

export function duplicateStep(steps: readonly EmailStep[], id: string, taken: Taken): EmailStep[] {
  return normaliseDelays(
    steps.flatMap((step) =>
      step.id === id ? [step, { ...step, id: unusedId(steps, taken) }] : [step],
    ),
  )
}

/** Ignores an index outside the sequence. */
export function moveStep(steps: readonly EmailStep[], id: string, index: number): EmailStep[] {
  const from = steps.findIndex((step) => step.id === id)
  const step = steps[from]
  if (!step || index < 0 || index >= steps.length) return [...steps]
  return normaliseDelays(steps.toSpliced(from, 1).toSpliced(index, 0, step))
}

export function changeStep(
  steps: readonly EmailStep[],
  id: string,
  change: Partial<Omit<EmailStep, 'id'>>,
): EmailStep[] {
  return normaliseDelays(steps.map((step) => (step.id === id ? { ...step, ...change } : step)))
}

/** Day on which each step is sent; the first is day 1. */
export function sendingDays(steps: readonly Pick<EmailStep, 'delay'>[]): number[] {
  let day = 1
  return steps.map(({ delay }, index) => (day += index === 0 ? 0 : delay))
}

/** @param day from 1, that of the start. In local time: a day with a clock change has not 24 hours. */
export const dateOfDay = (day: number, start = new Date()): Date =>
  new Date(start.getFullYear(), start.getMonth(), start.getDate() + day - 1)

const dates = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' })
export const dateText = (day: number, start?: Date) => dates().format(dateOfDay(day, start))
