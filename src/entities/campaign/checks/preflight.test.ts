import { describe, expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import type { List } from '@/entities/list/list-queries'
import { translate } from '@/shared/i18n/translate'
import template from '@/editor/clipboard/fixtures/template.mail?raw'
import { firstStep } from '../model/sequence'
import { type PreflightInput, type FlightStep } from './inspect-step'
import { preflight } from './preflight'
import { keepWrittenFor } from './written-for'

const list: List = { id: '1', name: 'Founders', description: '', leads: [], totalLeads: 2 }

const contact = (part: Partial<Contact>): Contact => ({
  id: '',
  apolloId: '',
  name: '',
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Engines',
  title: 'Analyst',
  email: 'ada@example.com',
  ...part,
})

const step: FlightStep = {
  id: 'step-1',
  subject: 'Hello {{first_name}}',
  content: '<p>Hi</p><p><a href="{{unsubscribe_link}}">Stop</a></p>',
  sender: 'sales@example.com',
}

const senders = [
  { id: '1', name: 'Sales', email: 'sales@example.com', verified: true },
  { id: '2', name: 'News', email: 'news@example.com', verified: false },
]

const flight: PreflightInput = {
  steps: [step],
  list,
  contacts: [contact({}), contact({})],
  senders,
}

const findings = (part: Partial<PreflightInput> = {}) =>
  preflight({ ...flight, ...part }, translate)
const texts = (part: Partial<PreflightInput>) => findings(part).map(({ text }) => text)
const ofStep = (part: Partial<FlightStep>) => texts({ steps: [{ ...step, ...part }] })

describe('pre-flight', () => {
  it('finds nothing in a campaign that is ready', () => {
    expect(findings()).toEqual([])
  })

  it.each([
    ['<p style="color:#ececf1">Light text</p>', 'Light text'],
    ['<p><font color="#eeeeee">old <b>mail</b></font></p>', 'old mail'],
    ['<style>.a{color:#fff8dc;color:#fefefe}</style><p class="a">by a rule</p>', 'by a rule'],
    ['<table bgcolor="#222222"><tr><td><p>dark</p></td></tr></table>', 'dark'],
    ['<p><span style="background:#1b2325">a box</span></p>', 'a box'],
  ])('names text that cannot be read on its background: %s', (html, words) => {
    const [found, ...others] = findings({ steps: [{ ...step, content: html + step.content }] })
    expect(others).toEqual([])
    expect(found?.text).toBe(`Step 1: “${words}” can hardly be read on its background.`)
    expect(found?.quote).toBe(words)
  })

  it('names one of several such texts', () => {
    const content = `<p style="color:#eee">one</p><p style="color:#eee">two</p>${step.content}`
    expect(ofStep({ content })).toEqual([
      'Step 1: “one” and one more text can hardly be read on their background.',
    ])
  })

  it.each([
    '<p style="color:#858a8d">grey</p>',
    '<table><tr><td bgcolor="#222222" style="color:#fff">white on dark</td></tr></table>',
    '<p style="background:url(a.png);color:#fff">on a picture</p>',
    '<div style="display:none;color:#fff">preview text</div>',
    '<div style="background:#123456"><a href="https://example.com">link</a></div>',
  ])('finds nothing wrong with the colours of %s', (html) => {
    expect(ofStep({ content: html + step.content })).toEqual([])
  })

  it('says that a mail without any text is too large as well', () => {
    const content = `<img alt="a" src="data:image/png;base64,${'A'.repeat(101_000)}">`
    expect(ofStep({ content })).toContain(
      'Step 1 has a body of 101 kB: above 100, mail programs cut it off.',
    )
  })

  it('finds tokens in the tables of a template, but not in its styles', () => {
    const content = template.replace('</h1>', ' {{compnay}}</h1>')
    expect(ofStep({ content })).toEqual([
      'Step 1: {{compnay}} is not a token. Did you mean {{company}}?',
      'Step 1 has no unsubscribe link.',
    ])
    const contacts = [contact({}), contact({ company: '' })]
    expect(texts({ steps: [{ ...step, content }], contacts })).toContain(
      'Step 1 uses {{company}}, which 1 of the 2 contacts lacks.',
    )
  })

  it.each([
    [{ subject: ' \u200B' }, 'Step 1 has no subject.'],
    [{ sender: '' }, 'Step 1 has no sender.'],
    [
      { sender: 'news@example.com' },
      'Step 1 is sent from news@example.com, which is not verified.',
    ],
    [
      { sender: 'gone@example.com' },
      'Step 1 is sent from gone@example.com, which is no longer among the senders.',
    ],
    [{ content: '<p>Hi</p>' }, 'Step 1 has no unsubscribe link.'],
    [
      { subject: 'Hi {{firstname}}' },
      'Step 1: {{firstname}} is not a token. Did you mean {{first_name}}?',
    ],
    [
      { subject: 'Hi {{first_name' },
      'Step 1: {{first_name is not a token. Did you mean {{first_name}}?',
    ],
    [
      { content: '<p>{{who}} {{unsubscribe_link}}</p><p>{{who}}</p>' },
      'Step 1: {{who}} is not a token: contacts would see it as written. (2 times)',
    ],
    [
      { content: '<p>{{unsubscribe_link}} of {{company</p>' },
      'Step 1: {{company is not a token. Did you mean {{company}}?',
    ],
    [
      { content: '<p>{{first_<b>name</b>}} {{unsubscribe_link}}</p>', subject: 'Hi' },
      'Step 1: {{first_name}} has mixed formatting. Type it again.',
    ],
  ])('of %j says: %s', (part, text) => {
    expect(ofStep(part)).toEqual([text])
  })

  const wrapped =
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.example%2F&amp;reserved=0'
  it.each([
    [
      `<p><a href="${wrapped}">our page</a></p>`,
      'Step 1: the link “our page” leads through eur01.safelinks.protection.outlook.com.',
    ],
    [
      '<p>Hi<img alt="" width="1" height="1" src="https://track.example/a.png"></p>',
      'Step 1: an invisible picture reports to track.example who opens the mail.',
    ],
    [
      '<p><a href="https://acme.example/?n={{firstname}}">Hi</a></p>',
      'Step 1: {{firstname}} is not a token. Did you mean {{first_name}}?',
    ],
    [
      '<p><a href="mailto:{{sender_email}}">Hi</a></p>',
      'Step 1: {{sender_email}} is not a token: contacts would see it as written.',
    ],
    [
      '<p>«First_Name» and «First_Name»</p>',
      'Step 1: «First_Name» is not a token. Did you mean {{first_name}}? (2 times)',
    ],
  ])('names what %s holds', (html, text) => {
    expect(ofStep({ content: html + step.content })).toEqual([text])
  })

  it.each([
    [
      { subject: 'Tom &amp; Ann&#39;s' },
      ['&amp;', '&#39;'].map(
        (one) => `Step 1: contacts would see ${one} in the subject as written.`,
      ),
    ],
    [{ subject: 'R&D; AT&T &c.' }, []],
    [
      { subject: 'Hi ${first_name}' },
      ['Step 1: ${first_name} is not a token. Did you mean {{first_name}}?'],
    ],
    [
      { cc: 'team, ann@example.com; boss', showCc: true },
      ['team', 'boss'].map(
        (one) => `Step 1: “${one}” in Cc is not an e-mail address, and gets no copy.`,
      ),
    ],
    [{ cc: 'boss', showCc: false }, []],
  ])('names what the head %j holds', (head, expected) => {
    expect(ofStep(head)).toEqual(expected)
  })

  const optOut = '<p><a href="{{unsubscribe_link}}">Stop</a></p>'
  const long = `Hi {{first_name}}, ${'words '.repeat(40)}`
  it.each([
    [
      '<p>Hi  {{first_name}}</p>',
      '<p>hi <b>{{ first_name }}</b></p>',
      ['Step 2 has the same text as step 1.'],
    ],
    [`<p>${long}</p>`, `<p>${long} and more</p>`, ['Step 2 begins with the same text as step 1.']],
    ['<p>Hi {{first_name}}, one</p>', '<p>Hi {{first_name}}, two</p>', []],
  ])('compares the texts %s and %s', (first, second, expected) => {
    const steps = [first, second].map((content, index) =>
      Object.assign({}, step, {
        id: `step-${index + 1}`,
        subject: `Subject ${index + 1}`,
        content: content + optOut,
      }),
    )
    expect(texts({ steps })).toEqual(expected)
  })

  it('finds placeholders among the values of contacts', () => {
    const contacts = [contact({}), contact({ company: 'NULL' }), contact({ company: 'n/a' })]
    const content = `<p>About {{company}}</p>${optOut}`
    const one = { ...step, content }
    expect(texts({ steps: [one], contacts })).toEqual([
      'Step 1 uses {{company}}, which is a placeholder such as “NULL” for 2 of the 3 contacts.',
    ])
    const second = {
      ...one,
      id: 'step-2',
      subject: 'Other',
      content: `<p>{{company}}?</p>${optOut}`,
    }
    expect(texts({ steps: [one, second], contacts })).toEqual([
      '{{company}} is a placeholder such as “NULL” for 2 of the 3 contacts: steps 1, 2.',
    ])
  })

  it('finds a subject that is the name of the campaign', () => {
    expect(texts({ name: 'Spring', steps: [{ ...step, subject: ' spring ' }] })).toEqual([
      'Step 1 has the name of the campaign as its subject.',
    ])
  })

  it('reports once what several steps lack, and names the steps', () => {
    const steps = [1, 2, 3].map((number) =>
      Object.assign({}, step, {
        id: `step-${number}`,
        subject: `Subject ${number}`,
        content: `<p>${'Hi {{company}} '.repeat(number)}</p>${number === 2 ? optOut : ''}`,
        sender: '',
      }),
    )
    const contacts = [contact({}), contact({ company: '' })]
    const found = findings({ steps, contacts })
    expect(found.map(({ text }) => text)).toEqual([
      'Steps 1, 2, 3 have no sender.',
      '1 of the 2 contacts lacks {{company}}: steps 1, 2, 3.',
      'Steps 1, 3 have no unsubscribe link.',
    ])
    expect(found.map(({ stepId }) => stepId)).toEqual(['step-1', 'step-1', 'step-1'])
  })

  it.each(['', '<p><br></p>', '<p>&nbsp;</p>', '<p><img src="https://a.example/a.png"></p>'])(
    'sees that %j has no text',
    (content) => {
      expect(ofStep({ content })).toEqual(['Step 1 has no text.'])
    },
  )

  describe('a contact for whom the AI wrote', () => {
    const joao = { first_name: 'João', last_name: 'Andersson', company: 'Acme Robotics Inc.' }
    const footer = '<p><a href="{{unsubscribe_link}}">Stop</a></p>'
    const names = (name: string) =>
      `Step 1: This mail names ${name}. Everybody in the list will read it.`

    it.each([
      ['<p>Congrats Joao on the plant</p>', 'Hello', [names('João Andersson')]],
      ['<p>Hi <b>{{first_name}}</b>,</p>', 'For Acme Robotics', [names('Acme Robotics Inc.')]],
      ['<p>Hi {{first_name}}, of {{company}}</p>', 'João’s', [names('João Andersson')]],
      ['<p>Robotics is the acme of joy</p>', 'For {{company}}', []],
    ])('%#: is found by name in %s', (body, subject, expected) => {
      expect(ofStep({ content: body + footer, subject, writtenFor: [joao] })).toEqual(expected)
    })

    it('is found in the saved mail, and not in another', () => {
      const content = `<p>Congrats João</p>${footer}`
      keepWrittenFor([{ ...firstStep({ content }), writtenFor: [joao] }])
      expect(ofStep({ content: content.replace('<p>', '<p dir="ltr">') })).toEqual([
        names('João Andersson'),
      ])
      expect(ofStep({ content: `<p>Congrats João!</p>${footer}` })).toEqual([])
    })
  })

  const otherContent = `<p>Another mail</p>${optOut}`

  it('names the step and leads to it', () => {
    const steps = [step, { ...step, id: 'step-9', subject: '', content: otherContent }]
    expect(findings({ steps })).toEqual([{ stepId: 'step-9', text: 'Step 2 has no subject.' }])
  })

  it('accepts a follow-up with the subject of the first step, and names steps without one once', () => {
    const subjects = [step.subject, step.subject, ` Re: ${step.subject}`, '', ' ']
    const steps = subjects.map((subject, index) =>
      Object.assign({}, step, {
        id: `step-${index + 1}`,
        subject,
        content: `<p>Mail ${index}</p>${optOut}`,
      }),
    )
    expect(findings({ steps })).toEqual([{ stepId: 'step-4', text: 'Steps 4, 5 have no subject.' }])
  })

  it('says when the sender has no name for its token', () => {
    const unnamed = [{ id: '1', name: ' ', email: 'sales@example.com', verified: true }]
    const content = '<p>{{sender_name}} {{unsubscribe_link}}</p>'
    expect(texts({ senders: unnamed, steps: [{ ...step, content }] })).toEqual([
      'Step 1 uses {{sender_name}}, and sales@example.com has no name.',
    ])
  })

  it('counts the contacts that cannot be reached and those that lack a token', () => {
    const contacts = [contact({}), contact({ email: undefined }), contact({ firstName: ' ' })]
    expect(texts({ contacts })).toEqual([
      '1 of the 3 contacts has no e-mail address and will be skipped.',
      'Step 1 uses {{first_name}}, which 1 of the 3 contacts lacks.',
    ])
  })

  it.each([
    ['none', 'No lead list is known.'],
    ['missing', 'The lead list is not among your lists, so it is not known who gets this.'],
    [{ ...list, totalLeads: 0, contactCount: 0 }, 'The lead list has no contacts.'],
  ] as const)('explains the list problem %j', (list, text) => {
    expect(texts({ list, contacts: undefined })).toEqual([text])
  })

  it('says nothing about data that has not loaded yet', () => {
    expect(texts({ list: 'unknown', contacts: undefined, senders: undefined })).toEqual([])
  })

  it('warns about attachments and missing steps', () => {
    expect(texts({ attachments: { 'step-1': 2 } })).toEqual([
      'Step 1 has attachments, which are not sent with the campaign.',
    ])
    expect(texts({ steps: [] })).toEqual(['The campaign has no steps.'])
    expect(texts({ steps: [], lacksSteps: true })).toEqual([
      'The steps of the campaign are not known.',
    ])
  })
})
