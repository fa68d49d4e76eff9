import { expect, it } from 'vitest'
import { cleanHtml, sendableHtml } from './clean-html'

it('leaves e-mail HTML as it is', () => {
  const html =
    '<p style="text-align:center">Hi <strong>{{first_name}}</strong></p><ul><li>one</li></ul><table width="600"><tbody><tr><td>cell</td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

it('keeps lines apart that a foreign template divides by any block', () => {
  const html = '<section>Hi</section><address>Rue 1</address><dl><dt>Price</dt><dd>9</dd></dl>'
  expect(sendableHtml(html)).toBe(html)
})

it('opens links apart, and blanks unsafe addresses', () => {
  expect(cleanHtml('<a href="https://example.com/?n={{first_name}}">a</a>')).toBe(
    '<a href="https://example.com/?n={{first_name}}" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  )
  expect(cleanHtml('<a href="{{unsubscribe_link}}">a</a>')).toContain('href="{{unsubscribe_link}}"')
  expect(cleanHtml('<a href="//example.com">a</a>')).toContain('href="about:blank"')
  expect(cleanHtml('<img src="cid:1" alt="x">')).toContain('src="data:image/gif;')
})

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror="alert(1)">',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>1</script>"></iframe>',
  '<style>p{background:url(javascript:1)}</style>',
  '<p style="background:url(https://example.com/t.gif)">a</p>',
  '<p style="position:fixed;inset:0">a</p>',
  '<form action="javascript:1"><button>a</button></form>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>1</script>">a</a>',
])('disarms %s', (html) => {
  const unsafe = /script|onerror|url\(|position|<form|<style|<svg|text\/html/i
  expect(cleanHtml(html)).not.toMatch(unsafe)
  expect(sendableHtml(html)).not.toMatch(unsafe)
})

it('repairs the tokens of what is sent', () => {
  expect(sendableHtml('<p onclick="x()">Hi {{first_<b>name</b>}}, <script>1</script></p>')).toBe(
    '<p>Hi {{first_name}}, </p>',
  )
  expect(sendableHtml('<p>Hi {{ First Name }} of {{frist_company}}</p>')).toBe(
    '<p>Hi {{first_name}} of {{frist_company}}</p>',
  )
})

it.each([
  '<h1 style="text-align:center">A &amp; B</h1><p>&nbsp;x<br>y</p><pre style="margin:0">a\n  b</pre>',
  '<p><a href="https://example.com/?n={{first_name}}&amp;b=1">a</a> <a href="{{unsubscribe_link}}">b</a></p>',
  '<p><strong><em><u><span style="color:#cc0000;background-color:#ffffff">t</span></u></em></strong></p>',
  '<ul><li>one<ol><li>two</li></ol></li></ul><blockquote style="margin:0"><p>q</p></blockquote>',
  '<p><img src="data:image/png;base64,AAAA" alt="x" width="20" style="max-width:100%"></p>',
])('sends what the editor made as it is: %s', (html) => {
  expect(sendableHtml(html)).toBe(html)
})
