import { expect, it } from 'vitest'
import { readTexts, replaceMeantIn, writeTexts } from './source-texts'

const html =
  '<!-- no text --><table title="a>b"><style>td{color:red}</style>\n' +
  '  <tr><td>  Tom &amp;\n Jerry <b>1 < 2</b></td><td>&nbsp;</td><td>End</td></tr></table>'

it('lists the visible texts, and nothing else', () => {
  expect(readTexts(html).map(({ text }) => text)).toEqual(['Tom & Jerry', '1 < 2', 'End'])
})

it('changes one text and no other character', () => {
  const [first, , last] = readTexts(html)
  if (!first || !last) throw new Error('no texts')
  const changes = new Map([
    [first, 'A <b> & c'],
    [last, 'End'],
  ])
  expect(writeTexts(html, changes)).toBe(html.replace('Tom &amp;\n Jerry', 'A &lt;b&gt; &amp; c'))
  expect(writeTexts(html, new Map())).toBe(html)
})

it('replaces what means a token, in texts and addresses', () => {
  const html =
    '<td>Hi {{frist_name}} <a href="https://a.example/?n={{firstname}}&amp;x=1">[Company]</a></td>'
  expect(replaceMeantIn(html)).toBe(
    '<td>Hi {{first_name}} <a href="https://a.example/?n={{first_name}}&amp;x=1">{{company}}</a></td>',
  )
  expect(replaceMeantIn(html, '[Company]')).toBe(html.replace('[Company]', '{{company}}'))
})
