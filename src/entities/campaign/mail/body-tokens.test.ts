import { fc } from '@/test/fast-check'
import { expect, it } from 'vitest'
import { repairBody, wordsOfBody } from './body-tokens'

it.each([
  ['<p>Hi {{first_<b>name</b>}},</p>', '<p>Hi {{first_name}},</p>'],
  ['<p><b>{{first_</b>name}},</p>', '<p><b>{{first_name}}</b>,</p>'],
  ['<p>{{first_<b>name}} is bold</b></p>', '<p>{{first_name}}<b> is bold</b></p>'],
  ['<p>{<i>{company}</i>}</p>', '<p>{{company}}</p>'],
  [
    '<p>{{last<span style="color:#cc0000">_<b><u>na</u>me</b></span>}}!</p>',
    '<p>{{last_name}}!</p>',
  ],
  ['<p>{{<b>title</b>}} at {{com<i>pany</i>}}</p>', '<p>{{title}} at {{company}}</p>'],
  ['<p>{{ti<b>tle}}{{com</b>pany}}</p>', '<p>{{title}}<b>{{company}}</b></p>'],
  ['<p>{{&nbsp;First&nbsp;<b>Name&nbsp;</b>}}</p>', '<p>{{first_name}}</p>'],
  ['<p>&#123;&#123;first_&shy;name&#125;}</p>', '<p>{{first_name}}</p>'],
  ['<p>{{\n  first <b>_name</b>\n}}</p>', '<p>{{first_name}}</p>'],
  ['<p>{{first_<!-- x -->name}}</p>', '<p>{{first_name}}<!-- x --></p>'],
  ['<p>{{first_<a href="https://a.example">name</a>}}</p>', '<p>{{first_name}}</p>'],
  ['<p>{{first_<b>name<img src="a"></b>}}</p>', undefined],
  ['<p>{{first_<br>name}}</p>', undefined],
  ['<p>{{first_</p><p>name}}</p>', undefined],
  ['<ul><li>{{first_<ul><li>name}}</li></ul></li></ul>', undefined],
  ['<table><tbody><tr><td>{{first_</td><td>name}}</td></tr></tbody></table>', undefined],
  ['<pre>{{first\nname}} {{first_name}}</pre>', undefined],
  ['<p>{{no<b>body</b>}} & {first_<b>name</b>}</p>', undefined],
  ['<P>Hi {{first_name}} &amp; {<b>x</b>}<br/>', undefined],
  ['a & b {{first_name}}', undefined],
  [
    '<a href="https://a.example/?n=%7B%7Bfirst_name%7D%7D" title="{{ Title }}">{{ company }}</a>',
    '<a href="https://a.example/?n={{first_name}}" title="{{title}}">{{company}}</a>',
  ],
])('repairs the tokens in %s', (html, repaired = html) => {
  expect(repairBody(html)).toBe(repaired)
})

const wraps = fc.array(fc.constantFrom('b', 'i', 'u', 'span', 'font'), { maxLength: 2 })

it('finds a token however it is split and formatted, and loses no other word', () => {
  const cut = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), wraps), { minLength: 1 })
  fc.assert(
    fc.property(cut, (cuts) => {
      const written = 'Hi {{ First name }}, of {{company}}.'
      let html = ''
      let at = 0
      for (const [length, tags] of [...cuts, [written.length, []] as const]) {
        const part = written.slice(at, at + length)
        at += length
        html += tags.reduce((inside, tag) => `<${tag}>${inside}</${tag}>`, part)
      }
      const repaired = repairBody(`<p>${html}</p>`)
      expect(wordsOfBody(repaired)).toBe('Hi {{first_name}}, of {{company}}.')
      expect(repaired).toContain('{{first_name}}')
      expect(repaired).toContain('{{company}}')
      expect(repairBody(repaired)).toBe(repaired)
    }),
  )
})

it('reads the text line by line', () => {
  expect(wordsOfBody('<p>a<b>b</b><br>c</p><script>x</script><div>d<p>e</p></div>')).toBe(
    'ab\nc\nd\ne',
  )
})
