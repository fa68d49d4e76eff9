import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { aiPresetValues } from '@/shared/api/contract.gen'
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
