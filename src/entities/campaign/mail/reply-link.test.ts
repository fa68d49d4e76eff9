import { expect, it } from 'vitest'
import { mailTo, subjectFor } from './reply-link'

const campaign = (name: string, ...subjects: string[]) => ({
  name,
  steps: subjects.map((subject, index) => ({
    id: String(index),
    type: 'email',
    subject,
    content: '',
    sender: '',
    delay: 0,
    cc: '',
  })),
})
const ada = { name: 'Ada Lovelace', company: 'Engines' }

it('the subject is the first one of the campaign, as the person got it', () => {
  const campaigns = [campaign('Spring ', 'Hello {{first_name}}\r\n at {{company}}', 'And again')]
  expect(subjectFor(ada, 'Spring', campaigns)).toBe('Hello Ada at Engines')
})

it.each([
  ['no campaign of the name', 'Autumn', [campaign('Spring', 'Hello')]],
  ['no name', undefined, [campaign('Spring', 'Hello')]],
  ['a token without a value', 'Spring', [campaign('Spring', 'For a {{title}}')]],
  [
    'two campaigns with other subjects',
    'Spring',
    [campaign('Spring', 'A'), campaign('Spring', 'B')],
  ],
  ['no subject', 'Spring', [campaign('Spring', '')]],
])('there is no subject with %s', (_, name, campaigns) => {
  expect(subjectFor(ada, name, campaigns)).toBeUndefined()
})

it('the link is safe, whatever is in it', () => {
  expect(mailTo('ada@x.example', 'Cost & benefit?')).toBe(
    'mailto:ada@x.example?subject=Re%3A%20Cost%20%26%20benefit%3F',
  )
  expect(mailTo('a?bcc=b@x.example', undefined)).toBe('mailto:a%3Fbcc%3Db@x.example')
})
