import { expect, it } from 'vitest'
import { firstStep } from '@/entities/campaign/model/sequence'
import { StepDocument } from '@/editor/step-document'
import { addUnsubscribeLinks } from './unsubscribe-link'

const link = (words: string) => `<a href="{{unsubscribe_link}}">${words}</a>`
const add = (content: string, otherwise: 'english' | 'french' = 'english') => {
  const step = { ...firstStep(), content }
  return addUnsubscribeLinks({ steps: [step], bodies: {} }, { stepIds: [step.id], otherwise })
}

it.each([
  ['<p>Would you have a minute for our team?</p>', 'Unsubscribe'],
  ['<p>Wir würden Ihnen das gern zeigen.</p>', 'Abmelden'],
  ['<p>Nous aimerions vous montrer le produit.</p>', 'Se désabonner'],
  ['<p>Nos gustaría mostrarle el producto. Gracias</p>', 'Darse de baja'],
  ['<p>Você tem um minuto para o produto?</p>', 'Cancelar a inscrição'],
  ['<p>Hi</p>', 'Unsubscribe'],
])('the link below %s says %s', (content, words) => {
  const [step] = add(content).steps
  expect(step?.content).toContain(link(words))
  expect(step?.content.startsWith(content)).toBe(true)
})

it('says it in the language of the interface where that of the mail cannot be told', () => {
  expect(add('<p>OK</p>', 'french').steps[0]?.content).toContain(link('Se désabonner'))
})

it.each([
  '<ul><li>one</li><li>two</li></ul>',
  '<pre>code</pre>',
  '<blockquote>quoted</blockquote>',
  '<p>one</p><p></p>',
])('the link is a paragraph of its own below %s, and one undo step of the body', (content) => {
  const { steps, bodies } = add(content)
  const [step] = steps
  expect(step?.content).toMatch(
    new RegExp(`<p><a href="{{unsubscribe_link}}">Unsubscribe</a></p>$`),
  )
  const document = new StepDocument(step?.content ?? '', {}, bodies[step?.id ?? ''])
  document.editor.undo()
  expect(document.toHtml()).toBe(content)
})

it('leaves the other steps as they are', () => {
  const one = { ...firstStep(), id: 'one', content: '<p>one</p>' }
  const two = { ...firstStep(), id: 'two', content: '<p>two</p>' }
  const { steps, bodies } = addUnsubscribeLinks(
    { steps: [one, two], bodies: {} },
    { stepIds: ['two'], otherwise: 'english' },
  )
  expect(steps[0]).toBe(one)
  expect(steps[1]?.content).toContain('Unsubscribe')
  expect(Object.keys(bodies)).toEqual(['two'])
})
