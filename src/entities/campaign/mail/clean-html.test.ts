import { expect, it } from 'vitest'
import template from '@/editor/clipboard/fixtures/template.mail?raw'
import { cleanHtml, sendableHtml } from './clean-html'

it('keeps ordinary e-mail HTML as it is', () => {
  const html =
    '<p style="text-align:center">Hi <strong>{{first_name}}</strong></p><ul><li>one</li></ul><table width="600"><tbody><tr><td>cell</td></tr></tbody></table>'
  expect(cleanHtml(html)).toBe(html)
})

it('keeps lines separate that a template separates with any block element', () => {
  const html = '<section>Hi</section><address>Rue 1</address><dl><dt>Price</dt><dd>9</dd></dl>'
  expect(sendableHtml(html)).toBe(html)
})

it('keeps links as they are, and blanks unsafe addresses', () => {
  const link = '<a href="https://example.com/?n={{first_name}}">a</a>'
  expect(cleanHtml(`${link}<script>1</script>`)).toBe(link)
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
  '<p style="background:url(JAVAscript:1)">a</p>',
  '<form action="javascript:1"><button>a</button></form>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="jav&#x09;ascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>1</script>">a</a>',
])('disarms %s', (html) => {
  const unsafe = /script|onerror|<form|<svg|text\/html/i
  expect(cleanHtml(html)).not.toMatch(unsafe)
  expect(sendableHtml(html)).not.toMatch(unsafe)
})

it('repairs the tokens of a body that is sent', () => {
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
])('sends HTML from the editor unchanged: %s', (html) => {
  expect(sendableHtml(html)).toBe(html)
})

it('sends a template unchanged except for its tokens', () => {
  const { head, body } = parse(sendableHtml(template))
  expect(head.innerHTML).toBe(parse(template).head.innerHTML)
  expect(body.innerHTML).toBe(
    parse(template).body.innerHTML.replace('{{ First Name }}', '{{first_name}}'),
  )
  const whole = template.replace('{{ First Name }}', '{{first_name}}')
  expect(sendableHtml(whole)).toBe(whole)
})

it('sends the rest of a template unchanged where something had to be removed', () => {
  const sent = sendableHtml(template.replace('<h1>', '<h1 onclick="alert(1)">'))
  expect(sent).not.toContain('onclick')
  expect(sent).toMatch(/^<!DOCTYPE html PUBLIC/)
  expect(sent).toContain('@media only screen and (max-width: 480px)')
  expect(sent).toContain('<!--[if mso]><table width="600" align="center"><tr><td><![endif]-->')
  expect(sent).toContain('class="button"')
  expect(sent).toContain('Hello {{first_name}},')
})

it.each([
  '<style>.a{color:red}</style><p class="a">x</p>',
  '<p style="background:url(https://example.com/t.gif);color:red">a</p>',
  '<a href="{{ticket_url}}">a</a><a href="#top">b</a>',
  '<img src="pictures/logo.png" alt="Logo">',
  '<style>@font-face{font-family:A;src:url(https://a.example/a.woff)}</style><p>a</p>',
  '<style>@media only screen and (max-width:600px){.a{width:100%!important}}</style><p>a</p>',
  '<style>v\\:* {behavior:url(#default#VML)} a[x-apple-data-detectors]{color:inherit}</style><p>a</p>',
  '<p style="position:relative;background:url(b.png);content:\'a;b\'">a</p>',
  '<!--[if !mso]><!--><p>a</p><!--<![endif]-->',
  '<p>a</p><hr><button>b</button>',
  '<!-- Spring --><!DOCTYPE html><html><head></head><body><p>a</p></body></html>',
])('sends unchanged what cannot run: %s', (html) => {
  expect(sendableHtml(html)).toBe(html)
})

it.each([
  ['<meta http-equiv="refresh" content="0;url=https://a.example"><p>a</p>', '<p>a</p>'],
  ['<link rel="stylesheet" href="https://a.example/a.css"><p>a</p>', '<p>a</p>'],
  [
    '<table background="javascript:1"><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['<frameset onload="alert(1)">a</frameset>', 'a'],
  ['<td onclick="alert(1)">a</td>', 'a'],
  ['<p>a</p><tr onclick="alert(1)">b', '<p>a</p>b'],
  ['<button formaction="javascript:1">a</button>', '<button>a</button>'],
  [
    '<p style="color:red;background:url(javascript:1);margin:0">a</p>',
    '<p style="color:red;;margin:0">a</p>',
  ],
  [
    '<style>p{color:red;background:url(JavaScript:1)}i{margin:0}</style><p>a</p>',
    '<style>p{color:red;}i{margin:0}</style><p>a</p>',
  ],
  [
    '<style><!-- p{color:red} --></style><p onclick="x()">a</p>',
    '<style> p{color:red} </style><p>a</p>',
  ],
  [
    '<style>p{color:red}/* <img src=x> */</style><p onclick="x()">a</p>',
    '<style>p{color:red}/* < img src=x> */</style><p>a</p>',
  ],
  ['<p>a</p><!--[if IE]><script>alert(1)</script><![endif]-->', '<p>a</p>'],
  [
    '<!-- Spring --><!DOCTYPE html><html><head></head><body onload="x()">a</body></html>',
    '<!DOCTYPE html><html><head></head><body>a</body></html>',
  ],
  [
    '<!doctype html><!-- <img src=x onerror=alert(1)> --><html><head></head><body>a</body></html>',
    '<!doctype html><html><head></head><body>a</body></html>',
  ],
])('removes what could run: %s', (html, safe) => {
  expect(sendableHtml(html)).toBe(safe)
})

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html')
