import { expect, it } from 'vitest'
import { cleanStyle, cleanStyleSheet } from './clean-css'

const overHttps = (address: string) => address.startsWith('https:')

it.each([
  ['color:red; background:url(https://a.example/b.png) ; margin:0', undefined],
  ['color:{{color}};width:100%', undefined],
  ['mso-hide:all;mso-line-height-rule:exactly', undefined],
  ['position:relative;scroll-behavior:smooth', undefined],
  ['font-family:\'A;B\',serif;content:"\\201C"', undefined],
  ['background:url("https://a.example/a;b.png");color:red', undefined],
  ['color:red;background:url(javascript:x);margin:0', 'color:red;margin:0'],
  ['background:url(http://a.example/x.png);color:red', 'color:red'],
  ['background:url(a.png', ''],
  ['width:expression(alert(1));color:red', 'color:red'],
  ['width:ex/**/pression(alert(1));color:red', 'color:red'],
  ['width:\\65xpression(1);color:red', 'color:red'],
  ['background:\\75rl(javascript:x);color:red', 'color:red'],
  ['behavior:url(https://a.example/x.htc);color:red', 'color:red'],
  ['-moz-binding:url(https://a.example/x.xml);color:red', 'color:red'],
  ['position:fixed;top:0', 'top:0'],
  ['position : sticky !important;top:0', 'top:0'],
  ['color:red;background:image-set("https://a.example/b.png" 1x)', 'color:red;'],
])('keeps the safe part of the style %s', (css, safe = css) => {
  expect(cleanStyle(css, overHttps)).toBe(safe)
})

const sheet = `
/* For phones */
@media only screen and (max-width: 600px) { .main > td { width: 100% !important } }
@font-face { font-family: A; src: url(https://a.example/a.woff) }
a[x-apple-data-detectors] { color: inherit !important; }
`

it.each([
  [sheet, undefined],
  ['@import url(https://a.example/a.css);p{color:red}', 'p{color:red}'],
  ['@media screen{@import "a.css";p{color:red}}', '@media screen{p{color:red}}'],
  ['p{color:red;background:url(javascript:1)}i{margin:0}', 'p{color:red;}i{margin:0}'],
  ['p{position:fixed}', 'p{}'],
  ['<!-- p{color:red} -->', ' p{color:red} '],
  ['p{color:red}/* <img src=x onerror=alert(1)> */', 'p{color:red}'],
  ['p::before{content:"</style><script>"}', 'p::before{content:"< /style>< script>"}'],
  ['p{background:url(x', 'p{'],
])('keeps the safe part of the style sheet %s', (css, safe = css) => {
  expect(cleanStyleSheet(css, overHttps)).toBe(safe)
})
