import { expect, it } from 'vitest'
import type { Contact } from '@/entities/lead/lead-mapping'
import { translate } from '@/shared/i18n/translate'
import { cleanHtml } from './clean-html'
import { fillHtml, fillText, tokenValues } from './fill-tokens'

const contact: Contact = {
  id: '1',
  apolloId: 'a',
  name: 'Ada Lovelace',
  firstName: 'Ada',
  lastName: ' ',
  company: '<b>Engines</b> & Co',
}
const values = tokenValues(contact, 'Sales Team')

it('fills known values and leaves the other tokens as they are written', () => {
  expect(
    fillText('{{first_name}} {{ Last Name }} {{sender_name}} {{unsubscribe_link}}', values),
  ).toBe('Ada {{last_name}} Sales Team {{unsubscribe_link}}')
})

it('keeps a value from becoming markup', () => {
  expect(fillHtml('<p>At {{company}}</p>', values)).toBe(
    '<p>At &lt;b&gt;Engines&lt;/b&gt; &amp; Co</p>',
  )
})

it('encodes a value inside an address and keeps the unsubscribe link', () => {
  const html =
    '<a href="https://a.example/?c={{company}}&amp;l={{last_name}}">a</a><a href="{{unsubscribe_link}}">b</a>'
  expect(fillHtml(html, values)).toBe(
    '<a href="https://a.example/?c=%3Cb%3EEngines%3C%2Fb%3E%20%26%20Co&amp;l={{last_name}}">a</a><a href="{{unsubscribe_link}}">b</a>',
  )
})

it('lets no value become an address', () => {
  const evil = tokenValues({ ...contact, company: 'javascript:steal()' }, '')
  expect(cleanHtml(fillHtml('<a href="{{company}}">x</a>', evil))).not.toContain('javascript')
})

it('marks missing values, and tokens that are filled on sending only when asked to', () => {
  const html = '<p>{{last_name}} {{unsubscribe_link}} {{first_name}}</p>'
  expect(fillHtml(html, values)).toBe('<p>{{last_name}} {{unsubscribe_link}} Ada</p>')
  const marked = new DOMParser().parseFromString(fillHtml(html, values, translate), 'text/html')
  expect(
    [...marked.querySelectorAll('span')].map((span) => [span.textContent, span.title]),
  ).toEqual([
    ['{{last_name}}', 'Missing for this contact'],
    ['{{unsubscribe_link}}', 'Filled in when it is sent'],
  ])
})

it('fills nothing without a contact', () => {
  expect([...tokenValues(undefined, ' ')]).toEqual([])
})

it('fills a whole page and keeps its head', () => {
  const page = (words: string) =>
    `<!DOCTYPE html><html><head><style>.{{company}}{color:red}</style></head><body class="a">${words}</body></html>`
  expect(fillHtml(page('{{first_name}}'), values, translate)).toBe(page('Ada'))
  expect(fillHtml('<style>p{color:red}</style><p>{{first_name}}</p>', values)).toBe(
    '<style>p{color:red}</style><p>Ada</p>',
  )
})
