import { expect, it } from 'vitest'
import { unwrapLink, unwrapLinksIn } from './wrapped-links'

const outlook = (address: string) =>
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Cjane.colleague%40example.com%7C0a&reserved=0`
const google = (address: string) =>
  `https://www.google.com/url?q=${encodeURIComponent(address)}&sa=D&source=editors`

it.each([
  [outlook('https://acme.example/?a=1&b=2#c'), 'https://acme.example/?a=1&b=2#c'],
  [outlook('mailto:ann@acme.example'), 'mailto:ann@acme.example'],
  [outlook(google('https://acme.example/')), 'https://acme.example/'],
  [
    'https://statics.teams.cdn.office.net/evergreen-assets/safelinks/2/atp-safelinks.html?url=https%3A%2F%2Facme.example',
    'https://acme.example',
  ],
  ['https://www.google.co.uk/url?sa=t&url=https://acme.example/a', 'https://acme.example/a'],
  [
    'https://www.bing.com/ck/a?!&&p=8&u=a1aHR0cHM6Ly9hY21lLmV4YW1wbGUv&ntb=1',
    'https://acme.example/',
  ],
  ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Facme.example%2F&rut=1', 'https://acme.example/'],
  [
    'https://r.search.yahoo.com/_ylt=A/RV=2/RE=1/RO=10/RU=https%3a%2f%2facme.example%2f/RK=2/RS=x',
    'https://acme.example/',
  ],
  [
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__acme.example_a-3Fb-3D1&d=DwMF',
    'https://acme.example/a?b=1',
  ],
  [
    'https://urldefense.com/v3/__https://acme.example/a*b__;Iw!!Nyu6ZXf5!abc$',
    'https://acme.example/a#b',
  ],
  ['https://urldefense.com/v3/__https:/acme.example/gr*n__;w7w!!N$', 'https://acme.example/grün'],
  [
    'https://urldefense.com/v3/__https://acme.example/**Bz*__;5p2x5Lqs5LqsIw!!N$',
    'https://acme.example/東京京z#',
  ],
  [
    'https://linkprotect.cudasvc.com/url?a=https%3a%2f%2facme.example&c=E,1',
    'https://acme.example',
  ],
  [
    'https://eu1.protection.sophos.com?d=acme.example&u=aHR0cHM6Ly9hY21lLmV4YW1wbGU=&i=1',
    'https://acme.example',
  ],
  ['https://secure-web.cisco.com/1abc/https%3A%2F%2Facme.example%2F', 'https://acme.example/'],
  ['https://slack-redir.net/link?url=https%3A%2F%2Facme.example', 'https://acme.example'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Facme.example%2F&h=AT', 'https://acme.example/'],
  ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Facme.example', 'https://acme.example'],
])('the wrapped link %s leads to %s', (wrapped, address) => {
  expect(unwrapLink(wrapped)).toBe(address)
  expect(unwrapLinksIn(`See <${wrapped}>, or ${wrapped}.`)).toBe(`See <${address}>, or ${address}.`)
})

it.each([
  'https://acme.example/?url=https%3A%2F%2Fother.example',
  'https://www.google.com/search?q=https%3A%2F%2Facme.example',
  'https://safelinks.protection.outlook.com.evil.example/?url=https%3A%2F%2Facme.example',
  outlook('javascript:alert(1)'),
  'https://evil.example/a.safelinks.protection.outlook.com/?url=https%3A%2F%2Facme.example',
  'https://urldefense.proofpoint.com/v2/url?u=-E0-A4-A',
  'https://eu1.protection.sophos.com?u=%',
  'words',
])('%s stays', (address) => {
  expect(unwrapLink(address)).toBeUndefined()
})
