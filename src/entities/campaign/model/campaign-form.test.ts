import { describe, expect, it } from 'vitest'
import type { Campaign } from '@/entities/campaign/campaign'
import { repairTokens } from '../tokens/tokens'
import { emptyForm, formReader, fromCampaign, toCreateRequest } from './campaign-form'
import { addStep, firstStep } from './sequence'

const original: Campaign = {
  id: '7',
  sentId: '7',
  name: 'Spring outreach',
  description: '',
  listId: '3',
  emailTemplate: '<p>Saved</p>',
  status: 'paused',
  sentEmails: 3,
  totalLeads: 9,
  createdAt: 0,
  steps: [
    {
      id: 'a',
      type: 'email',
      subject: 'Old subject',
      content: '<p>Old</p>',
      sender: 'sales@example.com',
      delay: 0,
      cc: '',
    },
  ],
}

const asItIs = { subject: (text: string) => text, body: (html: string) => html }

describe('what is sent', () => {
  it('has exactly the stated keys', () => {
    const first = firstStep({ subject: 'One', content: '<p>1</p>', sender: 'a@example.com' })
    const steps = addStep([first], new Set())
    expect(toCreateRequest({ name: '  Spring ', listId: '3', steps }, asItIs)).toEqual({
      name: 'Spring',
      listId: 3,
      emailTemplate: '<p>1</p>',
      sequence: [
        {
          id: 'step-1',
          type: 'email',
          config: { subject: 'One', content: '<p>1</p>', sender: 'a@example.com', delay: 0 },
        },
        {
          id: 'step-2',
          type: 'email',
          config: { subject: '', content: '', sender: 'a@example.com', delay: 1 },
        },
      ],
      sendDelay: 0,
      followupSequence: 'sequence',
    })
  })

  it('has repaired tokens in its subjects', () => {
    const steps = [firstStep({ subject: 'Hi {{ First Name }} of {{compnay}}' })]
    expect(
      toCreateRequest({ name: 'x', steps }, { ...asItIs, subject: repairTokens }).sequence[0]
        ?.config.subject,
    ).toBe('Hi {{first_name}} of {{compnay}}')
  })

  it('has cc and showCc only where the step has copies', () => {
    const config = (cc: string, showCc: boolean) =>
      toCreateRequest({ name: 'x', steps: [firstStep({ cc, showCc })] }, asItIs).sequence[0]?.config
    expect(config('boss@example.com', true)).toMatchObject({ cc: 'boss@example.com', showCc: true })
    expect(config(' ', true)).not.toHaveProperty('cc')
    expect(config('boss@example.com', false)).not.toHaveProperty('showCc')
  })

  it.each([
    ['12', 12],
    ['0', 0],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', '9007199254740993'],
    ['007', '007'],
    ['1e3', '1e3'],
    ['0x10', '0x10'],
    ['1.5', '1.5'],
    ['-0', '-0'],
    ['a1', 'a1'],
    ['b7c9f2de-0a41-4d6e-9a55-3f1c2e8d7b60', 'b7c9f2de-0a41-4d6e-9a55-3f1c2e8d7b60'],
    [undefined, null],
  ])('sends the list %s as %s', (listId, sent) => {
    expect(toCreateRequest({ ...emptyForm, listId }, asItIs).listId).toBe(sent)
  })
})

describe('Edit', () => {
  it('starts from one step: the name as its subject, the saved template as its content', () => {
    expect(fromCampaign(original)).toEqual({
      name: 'Spring outreach',
      listId: '3',
      originalId: '7',
      steps: [
        firstStep({
          subject: 'Spring outreach',
          content: '<p>Saved</p>',
          sender: 'sales@example.com',
        }),
      ],
    })
  })

  it('starts with a greeting where there is no template', () => {
    const form = fromCampaign({ ...original, emailTemplate: '', steps: [] })
    expect(form.steps).toEqual([
      firstStep({ subject: 'Spring outreach', content: '<p>Hi {{first_name}},</p>' }),
    ])
  })
})

describe('a stored form', () => {
  it('is restored as it was', () => {
    const [first] = fromCampaign(original).steps
    const steps = addStep([firstStep(first)], new Set())
    const form = { ...fromCampaign(original), steps }
    expect(formReader.parse(JSON.parse(JSON.stringify(form)))).toEqual(form)
  })

  it('can be read where parts of it are missing', () => {
    expect(formReader.parse({ name: 'x', steps: [{ id: 1 }] })).toEqual({
      ...emptyForm,
      name: 'x',
      listId: undefined,
      originalId: undefined,
    })
  })
})
