import { expect, it } from 'vitest'
import { keptComment } from './outlook-comments'

it.each([
  ' Header ',
  '[if mso]><table width="600"><tr><td><![endif]',
  '[if mso]></td></tr></table><![endif]',
  '[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]',
  '[if mso]><style>v\\:* {behavior:url(#default#VML)} td {font-family: Arial}</style><![endif]',
  '[if mso]><v:roundrect href="https://a.example" fillcolor="#fff"><center>Go</center></v:roundrect><![endif]',
  '[if mso]><noscript><xml><o:PixelsPerInch>96</o:PixelsPerInch></xml></noscript><![endif]',
  '[if mso]><table><tr><td><!--<![endif]',
  '[if mso]><p style="margin:0">&#8203;&#xA0;</p><![endif]',
  '[if !mso]><!',
  '<![endif]',
])('keeps %s', (data) => {
  expect(keptComment(data)).toBe(`<!--${data}-->`)
})

it.each([
  ['[if !mso]', '<!--[if !mso]><!-->'],
  ['[endif]', '<!--<![endif]-->'],
])('writes %s so that a browser keeps its meaning', (data, html) => {
  expect(keptComment(data)).toBe(html)
})

it.each([
  '<img src=x onerror=alert(1)>',
  '[if<img src=x onerror=alert(1)//]> ',
  '?xml-stylesheet href="javascript:alert(1)"?',
  '[if IE]><script>alert(1)</script><![endif]',
  '[if mso]><img src=x onerror=alert(1)><![endif]',
  '[if mso]><img/onerror=alert(1) src=x><![endif]',
  '[if mso]><a href="java\tscript:alert(1)">a</a><![endif]',
  '[if mso]><a href="&#106;avascript:alert(1)">a</a><![endif]',
  '[if mso]><a href="&#x6A;avascript&colon;alert(1)">a</a><![endif]',
  '[if mso]><a href="java&Tab;script:alert(1)">a</a><![endif]',
  '[if mso]><iframe src="https://a.example"></iframe><![endif]',
  '[if mso]><style>p{width:expression(1)}</style><![endif]',
  '[if mso]><style>p{behavior:url(a.htc)}</style><![endif]',
  '[if mso]><meta http-equiv="refresh" content="0"><![endif]',
])('drops %s', (data) => {
  expect(keptComment(data)).toBeUndefined()
})
