import { fc } from '@/test/fast-check'
import { describe, expect, it } from 'vitest'
import { BLANK_IMAGE, BLANK_LINK, safeImageUrl, safeLinkUrl } from './safe-url'

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    ['HTTP://example.com', 'HTTP://example.com'],
    ['  https://example.com  ', 'https://example.com'],
    ['mailto:a@example.com?subject=Hi', 'mailto:a@example.com?subject=Hi'],
    ['tel:+3312345', 'tel:+3312345'],
    ['example.com', 'https://example.com'],
    ['www.example.com/path?q=1', 'https://www.example.com/path?q=1'],
    ['example.com:8080', 'https://example.com:8080'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['{{unsubscribe_link}}', '{{unsubscribe_link}}'],
    ['{{ Unsubscribe Link }}', '{{unsubscribe_link}}'],
    ['https://example.com/?n={{ first_name }}', 'https://example.com/?n={{first_name}}'],
    ['https://example.com/?n=%7B%7Bfirst_name%7D%7D', 'https://example.com/?n={{first_name}}'],
  ])('keeps or completes %s', (raw, url) => expect(safeLinkUrl(raw)).toBe(url))

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\u200Bscript:alert(1)',
    '\u0001javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'cid:image001',
    '//example.com',
    '/\\example.com',
    'https:example.com',
    'https://',
    '/path',
    '#anchor',
    '',
    'words with spaces',
    '{{nobody}}',
    '{{first_name}}javascript:alert(1)',
    'javascript:{{first_name}}',
  ])('blanks %j', (raw) => expect(safeLinkUrl(raw)).toBe(BLANK_LINK))

  it('gives the same result when it is applied again', () => {
    const pieces = fc.constantFrom(
      'javascript:',
      'https://',
      'example.com',
      '\t',
      '\u200B',
      ' ',
      '/',
    )
    const urls = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(urls, (raw) => {
        const url = safeLinkUrl(raw)
        expect(safeLinkUrl(url)).toBe(url)
        expect(url).toMatch(/^(?:https?:\/\/|mailto:|tel:|\{\{\w+\}\}$|about:blank$)/i)
      }),
    )
  })
})

describe('the address of a picture', () => {
  it.each([
    ['https://example.com/a.png', 'https://example.com/a.png'],
    ['http://example.com/a b.png', 'http://example.com/a%20b.png'],
    ['data:image/png;base64,AA AA\n==', 'data:image/png;base64,AAAA=='],
    ['data:image/svg+xml;base64,PHN2Zy8+', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['data:image/svg+xml,<svg width="2"/>', 'data:image/svg+xml,<svg%20width="2"/>'],
  ])('keeps %s', (raw, url) => expect(safeImageUrl(raw)).toBe(url))

  it.each([
    'file:///C:/a.png',
    'cid:image001.png',
    'blob:x',
    '//example.com/a.png',
    'a.png',
    'x:y',
  ])('blanks %s', (raw) => expect(safeImageUrl(raw)).toBe(BLANK_IMAGE))

  it.each(['data:text/html,<script>1</script>', 'javascript:alert(1)', 'data:imagex/png,1', ''])(
    'blanks %j',
    (raw) => expect(safeImageUrl(raw)).toBe(BLANK_IMAGE),
  )
})
