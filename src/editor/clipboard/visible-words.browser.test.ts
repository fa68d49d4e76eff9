import { expect, it } from 'vitest'
import { repairTokens } from '@/entities/campaign/tokens/tokens'
import { fc, runs } from '@/test/fast-check'
import { slateToHtml } from '../html/slate-to-html'
import { readPastedHtml } from './pasted-html'

const fixtures = import.meta.glob<string>('./fixtures/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Marks of other programs that a reader sees beside the text. */
const MARKS =
  '.msocomanchor, .MsoCommentReference, [style*="mso-element:comment"], [style*="mso-list:Ignore"], del[datetime]'

/** The words that a browser shows, in order. */
async function wordsSeen(html: string): Promise<string[]> {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-same-origin')
  frame.srcdoc = html
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
  document.body.append(frame)
  await loaded
  const body = frame.contentDocument?.body
  for (const mark of body?.querySelectorAll(MARKS) ?? []) mark.remove()
  const text = repairTokens(body?.innerText ?? '')
  frame.remove()
  return text.split(/\s+/).filter(Boolean)
}

/** The first word that is missing, or at another place. Spaces between words are not compared. */
function lostWord(seen: readonly string[], pasted: readonly string[]): string | undefined {
  const text = pasted.join('')
  let end = 0
  return seen.find((word) => {
    const at = text.indexOf(word, end)
    end = at + word.length
    return at < 0
  })
}

async function lostIn(html: string): Promise<string | undefined> {
  const pasted = await wordsSeen(slateToHtml(readPastedHtml(html).blocks))
  return lostWord(await wordsSeen(html), pasted)
}

it.each(Object.entries(fixtures))('a paste loses no visible word: %s', async (_, html) => {
  expect((await wordsSeen(html)).length).toBeGreaterThan(0)
  expect(await lostIn(html)).toBeUndefined()
})

const tags =
  'p div section h1 h3 blockquote pre ul ol li table tr td a span b i u s sup font code label button center address figcaption dt details summary ins mark'.split(
    ' ',
  )
const attributes = [
  '',
  'class="MsoNormal"',
  "style='mso-comment-reference:AB_1'",
  "style='mso-comment-continuation:2'",
  "style='mso-footnote-id:ftn1' href='#_ftn1'",
  "style='mso-element:footnote'",
  "style='mso-list:l0 level1 lfo1'",
  'href="#top"',
  'href="file:///C:/clip.htm#a"',
  'href="https://example.com"',
  'style="white-space:pre"',
  'style="display:none"',
  'style="visibility:hidden"',
  'style="visibility:visible"',
  'style="color:#fff;background:#222"',
  'style="display:inline-block;padding:4px"',
  'style="height:0"',
  'dir="rtl"',
  'class="Apple-converted-space"',
]

const { tree } = fc.letrec<{ tree: string; node: string }>((tie) => ({
  node: fc.oneof(
    { weight: 2, arbitrary: fc.constant(' #; ') },
    { weight: 3, arbitrary: tie('tree') },
  ),
  tree: fc
    .tuple(
      fc.constantFrom(...tags),
      fc.constantFrom(...attributes),
      fc.array(tie('node'), { minLength: 1, maxLength: 4 }),
    )
    .map(([tag, attribute, inside]) => `<${tag} ${attribute}>${inside.join('')}</${tag}>`),
}))

it('a paste loses no visible word of any markup', async () => {
  const isKept = async (page: string[]) => {
    let count = 0
    const html = page.join('').replaceAll('#', () => `w${(count += 1)}`)
    expect({ html, lost: await lostIn(html) }).toEqual({ html, lost: undefined })
  }
  await fc.assert(
    fc.asyncProperty(fc.array(tree, { minLength: 1, maxLength: 4 }), isKept),
    runs(12),
  )
})
