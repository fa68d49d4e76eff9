import { expect, it } from 'vitest'
import { addVariant, chooseVariant, removeVariant, subjectsOf } from './variants'

const step = { subject: 'A', variants: ['B', 'C'] }

it('swaps the subject with the variant that is chosen', () => {
  expect(chooseVariant(step, 1)).toEqual({ subject: 'C', variants: ['B', 'A'] })
  expect(chooseVariant({ ...step, ...chooseVariant(step, 1) }, 1)).toEqual(step)
})

it('drops blank and duplicate subjects', () => {
  expect(chooseVariant({ subject: 'C', variants: ['B', 'C'] }, 0)).toEqual({
    subject: 'B',
    variants: ['C'],
  })
  expect(chooseVariant({ subject: ' ', variants: ['B'] }, 0)).toEqual({
    subject: 'B',
    variants: [],
  })
})

it.each([
  ['D', ['B', 'C', 'D']],
  ['  D ', ['B', 'C', 'D']],
  ['A', undefined],
  ['C', undefined],
  [' ', undefined],
])('adds %j once', (text, variants) => {
  expect(addVariant(step, text)?.variants).toEqual(variants)
})

it('begins with none', () => {
  expect(addVariant({ subject: 'A' }, 'B')).toEqual({ variants: ['B'] })
  expect(subjectsOf({ subject: 'A' })).toEqual(['A'])
  expect(removeVariant(step, 0)).toEqual({ variants: ['C'] })
})
