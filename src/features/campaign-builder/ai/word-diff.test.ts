import { describe, expect, it } from 'vitest'
import { diffWords } from './word-diff'

/** Formats as '-removed-' and '+added+'. */
const marked = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`,
    )
    .join(' ')

describe('what was added and removed', () => {
  it.each([
    ['', '', ''],
    ['One two', 'One two', 'One two'],
    ['', 'New', '+New+'],
    ['Old', '', '-Old-'],
    ['Hi Ann, how are you?', 'Hi Ann, who are you?', 'Hi Ann, -how- +who+ are you?'],
    ['a b c d', 'b c x d', '-a- b c +x+ d'],
    ['One\n\ntwo', 'One\n\nthree two', 'One \n \n +three+ two'],
    ['a a a', 'a a', 'a a -a-'],
  ])('from %j to %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected)
  })

  it('contains both texts completely', () => {
    const before = 'We help teams with mail. Shall we talk?'
    const after = 'We help sales teams. Would you like to talk on Tuesday?'
    const pieces = diffWords(before, after)
    const without = (kind: string) =>
      pieces
        .filter((piece) => piece.kind !== kind)
        .map(({ text }) => text)
        .join(' ')
    expect([without('added'), without('removed')]).toEqual([before, after])
  })

  it('does not compare texts beyond its limit word by word', () => {
    const before = Array.from({ length: 3000 }, (_, index) => `a${index}`).join(' ')
    const after = Array.from({ length: 3000 }, (_, index) => `b${index}`).join(' ')
    expect(diffWords(before, after).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })
})
