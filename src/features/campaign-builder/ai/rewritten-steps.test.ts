import { expect, it } from 'vitest'
import { type EmailStep, firstStep } from '@/entities/campaign/model/sequence'
import { StepDocument } from '@/editor/step-document'
import { rewriteSteps, type WrittenSteps } from './rewritten-steps'

const step = (id: string, content: string, delay = 1): EmailStep => ({
  ...firstStep(),
  id,
  content,
  delay,
})
const open = ({ steps, bodies }: WrittenSteps, id: string) =>
  new StepDocument(steps.find((one) => one.id === id)?.content ?? '', {}, bodies[id])

/** Types at the end of a step. */
function typeInto(written: WrittenSteps, id: string, words: string): WrittenSteps {
  const document = open(written, id)
  document.append(`<p>${words}</p>`)
  const content = document.handOut()
  return {
    steps: written.steps.map((one) => (one.id === id ? { ...one, content } : one)),
    bodies: { ...written.bodies, [id]: document.toKept() },
  }
}
const textsOf = ({ steps }: WrittenSteps) => steps.map(({ id, content }) => [id, content])

const own = typeInto(
  { steps: [step('one', '<p>My text</p>'), step('two', '<p>Two</p>')], bodies: {} },
  'one',
  'typed',
)
const drafted = rewriteSteps(own, [
  { ...step('one', '<p>AI 1</p>', 4), subject: 'Proposed' },
  ...own.steps.slice(1),
  step('three', '<p>AI 3</p>'),
])

it('each text is an undo step of its own history, above what was typed', () => {
  expect(textsOf(drafted)).toEqual([
    ['one', '<p>AI 1</p>'],
    ['two', '<p>Two</p>'],
    ['three', '<p>AI 3</p>'],
  ])
  const document = open(drafted, 'one')
  document.editor.undo()
  expect(document.toHtml()).toBe('<p>My text</p><p>typed</p>')
  document.editor.undo()
  expect(document.toHtml()).toBe('<p>My text</p>')
  document.editor.redo()
  document.editor.redo()
  expect(document.toHtml()).toBe('<p>AI 1</p>')
  expect(Object.keys(drafted.bodies)).toEqual(['one'])
})
