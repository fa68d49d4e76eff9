import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { aiPresetValues } from '@/shared/api/contract.gen'
import { expectViolations } from '../contract/expect-violations'
import type { Schemas } from '../contract/contract-http'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('user'))

const order: Schemas['GenerateEmailRequest'] = {
  preset_id: 'first_touch',
  editor_html: '',
  subject: '',
  lead: {
    first_name: 'Ada',
    last_name: 'Lovelace',
    company: 'Analytical <Engines>',
    title: 'CTO',
    industry: 'computer_software',
    site: 'analytical.example',
    tech_stack: ['React'],
  },
  context: {
    value_props: ['half the time to first reply'],
    proof_points: ['200 teams use it'],
    use_case: 'outbound',
    pain_points: ['low reply rates'],
    previous_email_summary: '',
    objection_type: '',
  },
  options: { tone: 'confident', length: 'medium', temperature: 0.6, insert_mode: 'insert' },
}
const write = async (part: Partial<Schemas['GenerateEmailRequest']> = {}) =>
  (await api.POST('/api/ai/generate-email', { body: { ...order, ...part } })).data ?? {}
const words = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

test('a first e-mail mentions the lead, has 100 to 150 words, and escapes the values of the request', async () => {
  const { html } = await write()
  expect(html).toContain('Hi Ada,')
  expect(html).toContain('Analytical &lt;Engines&gt;')
  expect(html).toContain('React')
  expect(words(html)).toBeGreaterThanOrEqual(100)
  expect(words(html)).toBeLessThanOrEqual(150)
})

test('a follow-up has 60 to 110 words, an icebreaker one or two sentences', async () => {
  const followUp = await write({ preset_id: 'follow_up' })
  expect(words(followUp.html)).toBeGreaterThanOrEqual(60)
  expect(words(followUp.html)).toBeLessThanOrEqual(110)
  const icebreaker = await write({ preset_id: 'icebreaker' })
  expect(icebreaker.html?.match(/[.!?](?=[ <])/g)).toHaveLength(2)
})

test('8 to 10 subject lines are plain text, each with a preheader', async () => {
  const { html, text = '' } = await write({ preset_id: 'subject_lines' })
  expect(html).toBeUndefined()
  expect(text.match(/^\d+\. \S/gm)?.length).toBeGreaterThanOrEqual(8)
  expect(text.match(/^\d+\. \S/gm)?.length).toBe(text.match(/Preheader: \S/g)?.length)
  expect(text).toContain('Ada')
})

test('tone and length change the text; the same request gives the same text', async () => {
  const medium = await write()
  expect(await write()).toEqual(medium)
  const long = await write({ options: { ...order.options, length: 'long' } })
  const short = await write({ options: { ...order.options, length: 'short' } })
  expect(words(long.html)).toBeGreaterThan(words(medium.html))
  expect(words(short.html)).toBeLessThan(words(medium.html))
  const casual = await write({ options: { ...order.options, tone: 'casual' } })
  expect(casual.html).toContain('Hey Ada,')
})

test('every preset gives a different text', async () => {
  const editor_html = '<p>hello {{first_name}},  i saw FREE stuff!!!</p>'
  const answers = await Promise.all(
    aiPresetValues.map((preset_id) => write({ preset_id, editor_html })),
  )
  const texts = answers.map(({ html, text }) => html ?? text)
  expect(new Set(texts).size).toBe(aiPresetValues.length)
})

test('grammar fixes change neither tags nor tokens', async () => {
  const { html } = await write({
    preset_id: 'fix_grammar',
    editor_html: '<p style="a  b">hello {{first_name}}, did you recieve it ?  i think  so</p>',
  })
  expect(html).toBe('<p style="a  b">Hello {{first_name}}, did you receive it? I think so</p>')
})

test('an unknown preset is refused', async () => {
  // @ts-expect-error not in the contract
  await expect(write({ preset_id: 'poem' })).rejects.toThrow(/400.*preset_id/)
  await expectViolations('/body/preset_id')
})
