import { expect, it } from 'vitest'
import { formatMessage } from './translate'
import { parseMessage } from './parse-message'

const text = (message: string, values = {}) => formatMessage(message, values).join('')

it.each([
  ['Log In', {}, 'Log In'],
  ["What's new? 100 % #1 < 2", {}, "What's new? 100 % #1 < 2"],
  ['{count} contacts', { count: 1234 }, '1234 contacts'],
  ['{count, number} contacts', { count: 1234 }, '1,234 contacts'],
  ['“{name}” has been deleted.', { name: '{x} <b>' }, '“{x} <b>” has been deleted.'],
  ['{n, plural, one {# lead} other {# leads}} found', { n: 1 }, '1 lead found'],
  ['{n, plural, one {# lead} other {# leads}} found', { n: 1200 }, '1,200 leads found'],
  ['{n, plural, =0 {No leads} one {# lead} other {# leads}}', { n: 0 }, 'No leads'],
  ['{n, plural, one {# in {list}} other {{n} in {list}}}', { n: 1200, list: 'A' }, '1200 in A'],
  ['{kind, select, list {List} other {Campaign}} deleted', { kind: 'list' }, 'List deleted'],
  ['{kind, select, list {List} other {Campaign}} deleted', { kind: 'x' }, 'Campaign deleted'],
])('%s with %o: %s', (message, values, shown) => {
  expect(text(message, values)).toBe(shown)
})

it('lets the caller wrap the text of a tag', () => {
  const pieces = formatMessage('Ask <b>{name}</b> first', { name: 'Ann' }, (name, inner) => ({
    name,
    inner,
  }))
  expect(pieces).toEqual(['Ask ', { name: 'b', inner: ['Ann'] }, ' first'])
  expect(text('Ask <b>{name}</b> first', { name: 'Ann' })).toBe('Ask Ann first')
})

it.each([
  '{name',
  'a } b',
  '{n, plural, one {x}}',
  '<b>open',
  'closed</b>',
  '{n, plural, other {x}',
])('refuses "%s"', (message) => {
  expect(() => parseMessage(message)).toThrow(message)
})
