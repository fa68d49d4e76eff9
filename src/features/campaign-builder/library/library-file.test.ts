import { describe, expect, it } from 'vitest'
import { fc } from '@/test/fast-check'
import type { Entry } from './entry'
import { newEntries, readFile, toFile } from './library-file'

const template = (part: Partial<Extract<Entry, { kind: 'template' }>> = {}): Entry => ({
  kind: 'template',
  id: 't1',
  name: 'Intro',
  steps: [
    {
      type: 'email',
      subject: 'A question about {{company}}',
      content: '<p>Hi {{first_name}},</p>',
      sender: 'sales@example.com',
      delay: 0,
      cc: '',
      showCc: false,
    },
  ],
  ...part,
})
const snippet = (part: Partial<Extract<Entry, { kind: 'snippet' }>> = {}): Entry => ({
  kind: 'snippet',
  id: 's1',
  name: 'Pricing',
  html: '<p>From <strong>20</strong> a month, {{first_name}}.</p>',
  ...part,
})

/** Text as the editor writes it: no tags, and no spaces that an HTML parser would change. */
const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u)
const html = word.map((text) => `<p>${text} <em>{{company}}</em></p>`)
const step = fc.record({
  type: fc.constant('email' as const),
  subject: fc.string(),
  content: html,
  sender: fc.emailAddress(),
  delay: fc.integer({ min: 0, max: 30 }),
  cc: fc.string(),
  showCc: fc.boolean(),
})
const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('template' as const),
    id: word,
    name: word,
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('snippet' as const), id: word, name: word, html }),
)
const library = fc.uniqueArray(entry, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })

const entriesOf = (text: string) => {
  const result = readFile(text)
  if ('problem' in result) throw new Error(result.problem)
  return result.entries
}

describe('a file of templates and snippets', () => {
  it('imports everything that was exported', () => {
    fc.assert(
      fc.property(library, (entries) => {
        expect(entriesOf(toFile(entries))).toEqual(entries)
      }),
    )
  })

  it('adds nothing the second time', () => {
    fc.assert(
      fc.property(library, library, (entries, others) => {
        const known = [...others, ...newEntries(entriesOf(toFile(entries)), others)]
        expect(new Set(known.map(({ id }) => id)).size).toBe(known.length)
        expect(newEntries(entriesOf(toFile(entries)), known)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('keeps entries changed since the export beside the imported ones', () => {
    const [added, ...rest] = newEntries([snippet()], [snippet({ html: '<p>Now from 25.</p>' })])
    expect(rest).toEqual([])
    expect(added).toEqual({ ...snippet(), id: added?.id })
    expect(added?.id).not.toBe('s1')
  })

  it('contains nothing that could run', () => {
    const evil =
      '<p onclick="steal()">Hi<script>steal()</script><img src="x" onerror="steal()"></p>'
    const text = toFile([
      snippet({ html: `${evil}<a href="javascript:steal()">link</a>` }),
      template({
        id: 't2',
        steps: [
          {
            type: 'email',
            subject: '',
            content: `${evil}<iframe src="https://evil.example"></iframe>`,
            sender: '',
            delay: 0,
            cc: '',
            showCc: false,
          },
        ],
      }),
    ])
    expect(JSON.stringify(entriesOf(text))).not.toMatch(/steal|script|iframe|onerror/)
  })

  it.each([
    ['no JSON', 'Hello', 'It is not a file of templates and snippets.'],
    ['other JSON', '[1, 2]', 'It is not a file of templates and snippets.'],
    [
      'a newer version',
      toFile([snippet()]).replace('"version": 1', '"version": 2'),
      'A newer version of this application made it. Reload the page, and try again.',
    ],
    [
      'no list',
      JSON.stringify({ content: 'AI SDR templates and snippets', version: 1 }),
      'It is damaged: it has no list of entries.',
    ],
    [
      'a damaged entry',
      toFile([template(), snippet()]).replace('"html"', '"htm"'),
      'It is damaged: entry 2 cannot be read.',
    ],
    [
      'a step before the one before it',
      toFile([template()]).replace('"delay": 0', '"delay": -2'),
      'It is damaged: entry 1 cannot be read.',
    ],
    ['nothing', toFile([]), 'There is nothing in it.'],
  ])('with %s is refused', (_what, text, problem) => {
    expect(readFile(text)).toEqual({ problem })
  })
})
