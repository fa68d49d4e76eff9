import { describe, expect, it } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import { fromCampaign } from '@/entities/campaign/model/campaign-form'
import { addOriginals, positionsOfAdded } from './original-steps'

const original: Campaign = {
  id: '5',
  sentId: 5,
  name: 'Spring',
  description: '',
  listId: '1',
  emailTemplate: '<p>One</p>',
  status: 'draft',
  sentEmails: 0,
  totalLeads: 0,
  createdAt: undefined,
  steps: ['One', 'Two', 'Three'].map((word, index) => ({
    id: `o${index + 1}`,
    type: 'email',
    subject: word,
    content: `<p>${word}</p>`,
    sender: 'a@example.com',
    delay: index,
    cc: '',
  })),
}

const [prefilled] = fromCampaign(original).steps
if (!prefilled) throw new Error('Edit begins with a step')
const [one, two] = original.steps
if (!one || !two) throw new Error('There are three')

const none: ReadonlySet<string> = new Set()
const subjects = (steps: ReturnType<typeof addOriginals>) => steps.map(({ subject }) => subject)

describe('the steps of an edited campaign', () => {
  it('replace the prefilled step when all are added', () => {
    const steps = addOriginals([prefilled], original, original.steps, none)
    expect(subjects(steps)).toEqual(['One', 'Two', 'Three'])
    expect(steps.map(({ delay }) => delay)).toEqual([0, 1, 2])
    expect(steps.map(({ id }) => id)).not.toContain(prefilled.id)
  })

  it.each([
    ['of another subject', { subject: 'Hello' }],
    ['of another text', { content: '<p>Mine</p>' }],
    ['with a copy', { cc: 'b@example.com' }],
  ])('stand behind a first step %s', (_which, change) => {
    const steps = addOriginals([{ ...prefilled, ...change }], original, original.steps, none)
    expect(steps).toHaveLength(4)
    expect(steps[0]).toMatchObject(change)
  })

  it('added one by one, only the first replaces the prefilled step, which has the same text', () => {
    expect(subjects(addOriginals([prefilled], original, [one], none))).toEqual(['One'])
    expect(subjects(addOriginals([prefilled], original, [two], none))).toEqual(['Spring', 'Two'])
  })

  it('are added once, whatever has been written in them since', () => {
    const added = addOriginals([prefilled], original, [one], none)
    const written = added.map((step) => Object.assign({}, step, { content: '<p>New</p>' }))
    const all = addOriginals(written, original, original.steps, none)
    expect(subjects(all)).toEqual(['One', 'Two', 'Three'])
    expect(addOriginals(all, original, original.steps, none)).toEqual(all)
    expect([...positionsOfAdded(all)]).toEqual([
      ['o1', 1],
      ['o2', 2],
      ['o3', 3],
    ])
  })
})
