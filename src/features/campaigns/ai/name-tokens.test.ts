import { expect, it } from 'vitest'
import { namesToTokens, namesToTokensInLine } from './name-tokens'

const lead = {
  first_name: 'Will',
  last_name: 'Best',
  company: 'Acme (UK)',
  title: 'VP of Sales',
  industry: '',
  site: '',
  tech_stack: [],
}

it.each([
  ['Hi Will,', 'Hi {{first_name}},'],
  ['hello Will!', 'hello {{first_name}}!'],
  ['Dear Will Best', 'Dear {{first_name}} {{last_name}}'],
  ['A short answer will do, Will', 'A short answer will do, {{first_name}}'],
  ['Dear Mr. Best,', 'Dear Mr. {{last_name}},'],
  ['Will you have time? Best regards', 'Will you have time? Best regards'],
  ['Willow at Acme (UK) and Acme', 'Willow at {{company}} and Acme'],
  ['As VP of Sales you know', 'As {{title}} you know'],
])('turns “%s” into “%s”', (text, expected) => {
  expect(namesToTokensInLine(text, lead)).toBe(expected)
})

it('leaves tags and addresses alone', () => {
  const html = '<p>Hi <b>Will</b>,</p><a href="https://a.example/?n=Will,">VP of Sales</a>'
  expect(namesToTokens(html, lead)).toEqual({
    html: '<p>Hi <b>{{first_name}}</b>,</p><a href="https://a.example/?n=Will,">{{title}}</a>',
    facts: ['name', 'title'],
  })
})

it('changes nothing where the contact has no data', () => {
  const nobody = { ...lead, first_name: '', last_name: '', company: '', title: '' }
  const html = '<p>Hi Will, at Acme</p>'
  expect(namesToTokens(html, nobody)).toEqual({ html, facts: [] })
})

it('finds nothing in a text that only serialises differently', () => {
  const html = '<p>They said &quot;yes&quot;</p>'
  expect(namesToTokens(html, lead)).toEqual({ html, facts: [] })
})
