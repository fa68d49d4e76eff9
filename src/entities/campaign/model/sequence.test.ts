import { describe, expect, it } from 'vitest'
import {
  addStep,
  changeStep,
  duplicateStep,
  type EmailStep,
  firstStep,
  hasReplies,
  moveStep,
  removeStep,
  sendingDays,
  withReplies,
} from './sequence'

const step = (number: number, delay: number): EmailStep =>
  firstStep({ id: `step-${number}`, subject: `Subject ${number}`, delay })

const three = [step(1, 0), step(2, 3), step(3, 7)]
const none = new Set<string>()
const shape = (steps: EmailStep[]) => steps.map(({ id, delay }) => `${id} after ${delay}`)

describe('a sequence', () => {
  it('gets a step that waits one day and has the sender of the step before', () => {
    const steps = addStep([firstStep({ sender: 'sales@example.com' })], none)
    expect(shape(steps)).toEqual(['step-1 after 0', 'step-2 after 1'])
    expect(steps[1]?.sender).toBe('sales@example.com')
    expect(steps[1]?.subject).toBe('')
  })

  it('never gives two steps the same id, also after a removal', () => {
    expect(shape(addStep(removeStep(three, 'step-2'), none))).toEqual([
      'step-1 after 0',
      'step-3 after 7',
      'step-4 after 1',
    ])
  })

  it('never reuses the id of a step that Undo can restore', () => {
    const two = removeStep(three, 'step-3')
    const deleted = new Set(['step-3'])
    expect(addStep(two, deleted).at(-1)?.id).toBe('step-4')
    expect(duplicateStep(two, 'step-2', deleted).at(-1)?.id).toBe('step-4')
  })

  it('sends a step that becomes the first without delay', () => {
    expect(shape(removeStep(three, 'step-1'))).toEqual(['step-2 after 0', 'step-3 after 7'])
    expect(shape(moveStep(three, 'step-2', 0))).toEqual([
      'step-2 after 0',
      'step-1 after 1',
      'step-3 after 7',
    ])
    expect(shape(moveStep(three, 'step-1', 1))).toEqual([
      'step-2 after 0',
      'step-1 after 1',
      'step-3 after 7',
    ])
  })

  it('keeps its last remaining step', () => {
    expect(removeStep([step(1, 0)], 'step-1')).toHaveLength(1)
  })

  it('does not move a step past either end', () => {
    expect(shape(moveStep(three, 'step-1', -1))).toEqual(shape(three))
    expect(shape(moveStep(three, 'step-3', 3))).toEqual(shape(three))
  })

  it('inserts a copy after the original; the copy of the first step gets a delay', () => {
    expect(shape(duplicateStep(three, 'step-1', none))).toEqual([
      'step-1 after 0',
      'step-4 after 1',
      'step-2 after 3',
      'step-3 after 7',
    ])
  })

  it.each([
    [0, 1],
    [-4, 1],
    [1.5, 1],
    [NaN, 1],
    [30, 30],
    [99, 30],
  ])('reads a wait of %s days as %s', (typed, kept) => {
    expect(changeStep(three, 'step-2', { delay: typed })[1]?.delay).toBe(kept)
  })

  it('never lets the first step wait', () => {
    expect(changeStep(three, 'step-1', { delay: 5 })[0]?.delay).toBe(0)
  })

  it('counts the days from the first step', () => {
    expect(sendingDays(three)).toEqual([1, 4, 11])
  })

  it.each<[string, string[], string[] | false]>([
    [
      'each later blank one',
      ['Hello', '', 'Other', ' '],
      ['Hello', 'Re: Hello', 'Other', 'Re: Hello'],
    ],
    ['none where all have one', ['Hello', 'Other'], false],
    ['none where the first has none', ['', ''], false],
  ])('makes a reply of %s', (_, subjects, expected) => {
    const steps = subjects.map((subject, index) => firstStep({ id: `step-${index}`, subject }))
    expect(hasReplies(steps) && withReplies(steps).map(({ subject }) => subject)).toEqual(expected)
  })
})
