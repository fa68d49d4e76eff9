import { describe, expect, it } from 'vitest'
import { emptyForm } from '@/entities/campaign/model/campaign-form'
import { createMemory } from './draft-memory'
import { type DraftEvent, type DraftState, transition } from './draft-transition'

const newMemory = () =>
  createMemory(
    undefined,
    () => {},
    () => {},
  )
const memory = newMemory()
const form = { ...emptyForm, name: 'Spring' }
const next = { ...emptyForm, name: 'Summer' }
const open: DraftState = { phase: 'open', form, revision: 3, isUnsaved: true, memory }
const sent: DraftState = { ...open, sent: form }
const discarded: DraftState = { ...open, phase: 'discarded' }
const elsewhere: DraftState = { ...open, phase: 'in another tab', form: undefined }
const failure = new Error('No')

describe('the state of a draft', () => {
  it.each<[name: string, DraftState, DraftEvent, Partial<DraftState>]>([
    ['changes', open, { type: 'changed', form: next }, { form: next, revision: 3 }],
    ['shows a new text', open, { type: 'rewritten', form: next }, { form: next, revision: 4 }],
    ['is sent', open, { type: 'sent' }, { sent: sent.sent }],
    ['is not saved', sent, { type: 'answered', form, failure }, { sent: undefined, failure }],
    [
      'forgets why it was not saved when it is sent again',
      { ...open, failure },
      { type: 'sent' },
      { failure: undefined },
    ],
    ['is discarded', open, { type: 'discarded' }, { phase: 'discarded', form }],
    ['is restored', discarded, { type: 'restored' }, { phase: 'open', form, isUnsaved: true }],
    [
      'is written as a whole',
      { ...open, problem: 'full' },
      { type: 'written', at: 7, isComplete: true },
      { keptAt: 7, problem: undefined },
    ],
    [
      'is written in part',
      { ...open, problem: 'full' },
      { type: 'written', at: 7, isComplete: false },
      { keptAt: 7, problem: 'full' },
    ],
    [
      'goes to another tab',
      open,
      { type: 'released', phase: 'in another tab', memory: newMemory() },
      { phase: 'in another tab', form: undefined, isUnsaved: false },
    ],
  ])('%s', (_name, state, event, expected) => {
    expect({ form: undefined, ...transition(state, event) }).toMatchObject(expected)
  })

  it.each<[name: string, DraftState, DraftEvent]>([
    ['a change of a draft that another tab has', elsewhere, { type: 'changed', form: next }],
    ['a second call while one is on its way', sent, { type: 'sent' }],
    ['the answer to another form', sent, { type: 'answered', form: next }],
    ['discarding what is being saved', sent, { type: 'discarded' }],
    ['restoring what was not discarded', open, { type: 'restored' }],
  ])('is not changed by %s', (_name, state, event) => {
    expect(transition(state, event)).toBe(state)
  })
})
