import { describe, expect, it } from 'vitest'
import { type EmailStep, firstStep } from '@/entities/campaign/model/sequence'
import { aboutTemplate, insertTemplate, toTemplate } from './template'

const step = (part: Partial<EmailStep>) => firstStep({ sender: 'old@example.com', ...part })
const two = toTemplate('Intro', [
  step({ id: 'step-4', subject: 'First', content: '<p>1</p>' }),
  step({ id: 'step-7', subject: 'Second', content: '<p>2</p>', delay: 5 }),
])
const none = new Set<string>()
const shape = (steps: EmailStep[]) =>
  steps.map(({ id, subject, delay, sender }) => `${id} ${subject} after ${delay} by ${sender}`)

describe('a template', () => {
  it('is added behind the steps, with the sender of the sequence', () => {
    const steps = [step({ subject: 'Hello', sender: 'me@example.com' })]
    expect(shape(insertTemplate(steps, two, none))).toEqual([
      'step-1 Hello after 0 by me@example.com',
      'step-2 First after 1 by me@example.com',
      'step-3 Second after 5 by me@example.com',
    ])
  })

  it('replaces a blank sequence, and brings its own sender', () => {
    const steps = insertTemplate([step({ sender: '' })], two, none)
    expect(shape(steps)).toEqual([
      'step-2 First after 0 by old@example.com',
      'step-3 Second after 5 by old@example.com',
    ])
  })

  it.each([
    ['<p><br></p>', 'step-2'],
    ['<p>&nbsp;</p>', 'step-2'],
    ['<p><img src="https://a.example/a.png"></p>', 'step-1'],
  ])('takes the place of a step with nothing but %s: begins with %s', (content, id) => {
    expect(insertTemplate([step({ content })], two, none)[0]?.id).toBe(id)
  })

  it('is described by its steps', () => {
    expect(aboutTemplate(two)).toBe('2 steps: First')
    expect(aboutTemplate(toTemplate('Blank', [step({})]))).toBe('1 step')
  })
})
