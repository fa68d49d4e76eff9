import { describe, expect, it } from 'vitest'
import { findMentions, type Mentioned } from './mentions'

const contact = (part: Partial<Mentioned>): Mentioned => ({
  first_name: '',
  last_name: '',
  company: '',
  title: '',
  ...part,
})
const will = contact({
  first_name: 'Will',
  last_name: 'Best',
  company: 'Acme (UK)',
  title: 'VP of Sales',
})
const joao = contact({
  first_name: 'João',
  last_name: 'Andersson',
  company: 'Acme Robotics Inc.',
  email: 'joao@acme.example',
  location: 'São Paulo, Brazil',
})
const maria = contact({
  first_name: 'Maria',
  last_name: "O'Brien",
  company: 'Müller GmbH & Co. KG',
})

/** The text with mentions replaced by their token; in angle brackets if there is none. */
function marked(text: string, person: Mentioned): string {
  let result = text
  for (const { from, to, token } of findMentions(text, person).toReversed()) {
    result = result.slice(0, from) + (token ?? `<${text.slice(from, to)}>`) + result.slice(to)
  }
  return result
}

describe('what a text says about one contact', () => {
  it.each([
    [will, 'Hi Will,', 'Hi {{first_name}},'],
    [will, 'Dear Will Best', 'Dear {{first_name}} {{last_name}}'],
    [will, 'Dear Mr. Best,', 'Dear Mr. {{last_name}},'],
    [will, 'Willow at Acme (UK) and Acme', 'Willow at {{company}} and Acme'],
    [will, 'As VP of Sales you know', 'As {{title}} you know'],
    [will, 'I know that Will likes it', 'I know that {{first_name}} likes it'],
    [maria, 'Congrats Maria on the new plant', 'Congrats {{first_name}} on the new plant'],
    [maria, 'Maria leads the team.', '{{first_name}} leads the team.'],
    [maria, 'Maria’s team, Marias Team', '{{first_name}}’s team, {{first_name}}s Team'],
    [maria, 'O’Brien at Muller', '{{last_name}} at {{company}}'],
    [maria, 'Müller GmbH & Co. KG grows', '{{company}} grows'],
    [joao, 'João Andersson', '{{first_name}} {{last_name}}'],
    [joao, 'Joao, Joa\u0303o', '{{first_name}}, {{first_name}}'],
    [joao, 'at Acme Robotics', 'at {{company}}'],
    [joao, 'at Acme Robotics, Inc. today', 'at {{company}} today'],
    [joao, 'Acme Robotics, as you know', '{{company}}, as you know'],
    [joao, "Acme Robotics' plant", "{{company}}' plant"],
    [joao, 'offices in Sao Paulo', 'offices in <Sao Paulo>'],
    [joao, 'to Joao@Acme.example', 'to <Joao@Acme.example>'],
  ])('%#: finds it in “%s”', (person, text, expected) => {
    expect(marked(text, person)).toBe(expected)
  })

  it.each([
    [will, 'A short answer will do. Will you have time? Best regards'],
    [will, 'vp of sales'],
    [maria, 'maria, Mariana, Marianne'],
    [maria, 'https://example.com/Maria, {{Maria}}'],
    [joao, 'Robotics in the acme of Paulo'],
    [contact({ first_name: 'J', last_name: 'K' }), 'J and K'],
    [contact({}), 'Hi Will, at Acme'],
  ])('%#: finds nothing in “%s”', (person, text) => {
    expect(marked(text, person)).toBe(text)
  })
})
