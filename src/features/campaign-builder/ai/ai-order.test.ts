import { describe, expect, it } from 'vitest'
import { newOffer } from '@/entities/offer/offer'
import { type AiInput, toOrder } from './ai-order'
import { defaultOptions, proposedPreset } from './ai-settings'

const input: AiInput = {
  settings: { ...defaultOptions, preset: 'first_touch' },
  html: '',
  subject: 'Hello',
  contact: undefined,
  offer: undefined,
  previous: undefined,
}

const offer = {
  ...newOffer(),
  name: 'Courier',
  valueProps: '- Same-day delivery\n\n Live tracking ',
  proofPoints: '98 % on time',
  useCase: 'city logistics',
  objection: 'the price',
}

it('sends the words of the mail, without its embedded pictures', () => {
  const html = (picture: string) => `<p>Hi <img src="${picture}" alt="Stand"> there</p>`
  const order = toOrder({
    ...input,
    html: html(`data:image/png;base64,${'A'.repeat(1000)}`) + html('https://a.example/a.png'),
  })
  expect(order.editor_html.length).toBeLessThan(300)
  expect(order.editor_html).toContain(html('https://a.example/a.png'))
})

describe('the context', () => {
  it('is the offer alone, once something is described', () => {
    expect(toOrder({ ...input, offer }).context).toEqual({
      value_props: ['Same-day delivery', 'Live tracking'],
      proof_points: ['98 % on time'],
      use_case: 'city logistics',
      pain_points: [],
      previous_email_summary: '',
      objection_type: 'the price',
    })
  })

  it('has the subject and the first 600 characters of the mail before', () => {
    const content = `<p>Hi {{first_name}},</p><p>${'ab '.repeat(300)}</p>`
    const { context } = toOrder({ ...input, previous: { subject: ' For {{company}}', content } })
    const [subject, words = ''] = context.previous_email_summary.split('\n')
    expect(subject).toBe('For {{company}}')
    expect(words).toMatch(/^Hi \{\{first_name\}\}, ab ab/)
    expect(words).toHaveLength(600)
  })

  it.each([
    ['objection_handler', 'No time', 'No time'],
    ['objection_handler', ' ', 'the price'],
    ['objection_handler', undefined, 'the price'],
    ['first_touch', 'No time', 'the price'],
  ] as const)('for %s and %j is about the objection %j', (preset, objection, expected) => {
    const settings = { ...defaultOptions, preset, objection }
    expect(toOrder({ ...input, settings, offer }).context.objection_type).toBe(expected)
  })
})

it.each([
  [1, '', 'first_touch'],
  [2, 'Hi {{first_name}},', 'follow_up'],
  [1, 'We met last week at the fair', 'increase_reply'],
])('step %i with %j proposes %s', (position, words, preset) => {
  expect(proposedPreset(position, words)).toBe(preset)
})
