import { fc } from '@/test/fast-check'
import { describe, expect, it } from 'vitest'
import { sendableHtml } from '@/entities/campaign/mail/clean-html'
import { tokens } from '@/entities/campaign/tokens/tokens'
import { type Block, type BlockKind, type Marks, marksOf } from '../model/document'
import { htmlToSlate } from './html-to-slate'
import { type InlineRun, toInlines } from '../model/inlines'
import { normaliseLists } from '../model/lists'
import { fromPlainText, htmlToPlainText, plainBlocks, toPlainText } from './plain-text'
import { slateToHtml } from './slate-to-html'

const plainTextToHtml = (text: string) => slateToHtml(plainBlocks(text))

const words = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.stringMatching(/^[ a-z<&"'>\n{}]{0,12}$/),
  fc.constantFrom(
    ' ',
    '  ',
    '\n',
    'a  b',
    ' a',
    'a ',
    '&nbsp;',
    '<b>',
    '{{',
    '{{nobody}}',
    '{{{company}}}',
    'é🎉',
    'שלום',
    '1. مرحبا',
    'a ש',
  ),
)
const color = fc.constantFrom('#ff0000', '#000000', undefined)
const on = fc.constantFrom(true as const, undefined)
type MarkValues = { [Name in keyof Marks]-?: fc.Arbitrary<Marks[Name]> }
const values: Omit<MarkValues, 'wrap'> = {
  bold: on,
  italic: on,
  underline: on,
  strike: on,
  script: fc.constantFrom('sub' as const, 'sup' as const, undefined),
  color,
  background: color,
}
const marks: fc.Arbitrary<Marks> = fc.record(values).map((all) => marksOf(all))

const node = fc.oneof(
  { weight: 4, arbitrary: words.map((text) => ({ text })) },
  fc.constantFrom(...tokens).map(({ name }) => ({
    type: 'token' as const,
    name,
    children: [{ text: '' }] as [{ text: string }],
  })),
  fc.record({
    type: fc.constant('image' as const),
    url: fc.constantFrom(
      'https://example.com/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
    ),
    alt: words,
    children: fc.constant([{ text: '' }] as [{ text: string }]),
  }),
)
const link = fc.constantFrom(
  'https://example.com/?n={{first_name}}',
  'mailto:a@b.co',
  '{{unsubscribe_link}}',
  'x:y',
)
const run: fc.Arbitrary<InlineRun> = fc
  .array(
    fc.record({
      items: fc.array(fc.record({ node, marks }), { minLength: 1, maxLength: 3 }),
      url: fc.option(link, { nil: undefined }),
    }),
    { maxLength: 4 },
  )
  .map((groups) =>
    groups.flatMap(({ items, url }) => {
      const shared = url === undefined ? undefined : { url }
      return items.map((item) => Object.assign({ link: shared }, item))
    }),
  )
const align = fc.constantFrom('center', 'right', 'justify', 'left', undefined)
const dir = fc.option(fc.constantFrom('ltr', 'rtl'), { nil: undefined, freq: 2 })
const aligned = <T extends object>(kind: fc.Arbitrary<T>) =>
  fc
    .tuple(kind, align, dir)
    .map(([kind, align, dir]) => Object.assign(align ? { align } : {}, dir && { dir }, kind))
const kind = fc.oneof(
  aligned(fc.constant({ type: 'paragraph' })),
  aligned(fc.record({ type: fc.constant('heading'), level: fc.constantFrom(1, 2) })),
  aligned(
    fc
      .record({
        type: fc.constant('list-item'),
        ordered: fc.boolean(),
        depth: fc.integer({ min: 0, max: 4 }),
        start: fc.option(fc.integer({ min: 2, max: 20 }), { nil: undefined }),
      })
      .map(({ start, ...item }) => (start && item.ordered ? Object.assign({ start }, item) : item)),
  ),
  aligned(fc.constant({ type: 'quote' })),
) as fc.Arbitrary<BlockKind>
const code = words.map((text): Block => ({ type: 'code', children: [{ text }] }))
const block = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(kind, run)
      .map(([kind, run]): Block => Object.assign({ children: toInlines(run) }, kind)),
  },
  code,
)
const body = fc.array(block, { minLength: 1, maxLength: 8 }).map((blocks) => normaliseLists(blocks))
const plain = fc
  .tuple(kind, words)
  .map(([kind, text]): Block => Object.assign({ children: [{ text }] }, kind))
const RUNS = { numRuns: 500 }

describe('what the editor can create', () => {
  it('keeps its HTML when it is read and written again', () => {
    fc.assert(
      fc.property(body, (blocks) => {
        const html = slateToHtml(blocks)
        expect(slateToHtml(htmlToSlate(html))).toBe(html)
      }),
      RUNS,
    )
  })

  it('is read as the same document every time', () => {
    fc.assert(
      fc.property(body, (blocks) => {
        const once = htmlToSlate(slateToHtml(blocks))
        expect(htmlToSlate(slateToHtml(once))).toEqual(once)
      }),
      RUNS,
    )
  })

  it('keeps its words, lines and spaces when it is sent', () => {
    const words = fc.array(fc.oneof(plain, code), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(words, (blocks) => {
        const html = slateToHtml(blocks)
        expect(htmlToSlate(sendableHtml(html))).toEqual(htmlToSlate(html))
      }),
    )
  })

  it('loses no visible character', () => {
    const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    fc.assert(
      fc.property(body, (blocks) => {
        const again = htmlToSlate(slateToHtml(blocks))
        expect(letters(toPlainText(again))).toBe(letters(toPlainText(blocks)))
      }),
      RUNS,
    )
  })

  it('contains no class, no editor attribute and no unsafe address', () => {
    fc.assert(
      fc.property(body, (blocks) => {
        const page = new DOMParser().parseFromString(slateToHtml(blocks), 'text/html')
        for (const element of page.body.querySelectorAll('*')) {
          const names = element.getAttributeNames().filter((name) => name !== 'style')
          expect(['href', 'src', 'alt', 'width', 'start', 'dir']).toEqual(
            expect.arrayContaining(names),
          )
          expect(element.getAttribute('href') ?? '').not.toMatch(/^(?:x|javascript):/)
          expect(element.getAttribute('src') ?? '').not.toMatch(/^javascript:/)
        }
      }),
      RUNS,
    )
  })
})

describe('plain text', () => {
  const lines = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '<', '&', '>', '"', '{', '}', '\n'),
    maxLength: 30,
  })

  it('is the same again after it was written as HTML', () => {
    fc.assert(
      fc.property(lines, (text) => {
        expect(htmlToPlainText(plainTextToHtml(text))).toBe(text)
      }),
      RUNS,
    )
  })

  it('survives ten switches between the modes', () => {
    fc.assert(
      fc.property(lines, (text) => {
        let blocks = plainBlocks(text)
        for (let turn = 0; turn < 10; turn++) {
          blocks =
            turn % 2 === 0 ? fromPlainText(toPlainText(blocks)) : plainBlocks(toPlainText(blocks))
        }
        expect(toPlainText(blocks)).toBe(text)
      }),
      RUNS,
    )
  })

  it('turns newlines into line breaks', () => {
    expect(plainTextToHtml('Hi {{ First Name }},\n\n  1 < 2 & "x"\n')).toBe(
      '<p>Hi {{first_name}},<br><br>&nbsp;&nbsp;1 &lt; 2 &amp; &quot;x&quot;<br><br></p>',
    )
  })
})
