import { expect, it } from 'vitest'
import {
  refusalOf,
  refusalText,
  rememberSaidNo,
  takeBackSaidNo,
  takeOverEarlier,
  whoSaidNo,
} from './said-no'

const textOf = (email: string) => {
  const refusal = refusalOf({ email }, whoSaidNo())
  // A yes says nothing about a bounce.
  return (
    refusal && refusalText({ ...refusal, at: Date.UTC(2026, 10, 14) }, refusal.reason === 'bounced')
  )
}

it('remembers addresses for every user of the device, and nothing that is no address', () => {
  rememberSaidNo(
    [
      ['Ada@X.example ', 'optedOut'],
      ['bo@x.example', 'bounced'],
      [',', 'optedOut'],
      ['', 'optedOut'],
    ],
    'members.csv',
  )
  expect([...whoSaidNo().keys()]).toEqual(['ada@x.example', 'bo@x.example'])
  expect(textOf(' ADA@x.example')).toBe('said no on Nov 14, 2026 (members.csv)')
  expect(textOf('bo@x.example')).toBe('bounced according to members.csv, Nov 14, 2026')
  expect(textOf('cy@x.example')).toBeUndefined()
})

it('keeps what was said last, until it is taken back', () => {
  rememberSaidNo([['ada@x.example', 'bounced']], 'old.csv')
  rememberSaidNo([['ada@x.example', 'optedOut']], 'new.csv')
  expect(textOf('ada@x.example')).toBe('said no on Nov 14, 2026 (new.csv)')
  takeBackSaidNo(['Ada@x.example'])
  expect(whoSaidNo().size).toBe(0)
})

it('takes over what an earlier version stored for a user', () => {
  localStorage.setItem('suppressed:2', '[["ada@x.example", "optedOut"]]')
  takeOverEarlier()
  const refusal = refusalOf({ email: 'ada@x.example' }, whoSaidNo())
  expect(refusal && refusalText(refusal)).toBe('said no, or bounced, in an earlier import')
  expect(localStorage.getItem('suppressed:2')).toBeNull()
})
