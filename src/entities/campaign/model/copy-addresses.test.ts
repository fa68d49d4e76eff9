import { expect, it } from 'vitest'
import { adviceOnCopies, repairCopies, savedCopies } from './copy-addresses'

it.each([
  ['', undefined],
  ['boss@example.com', undefined],
  ['{{title}}@example.com', 'Not an e-mail address, and not saved: “{{title}}@example.com”'],
  ['boss, a@example.com, team', 'Not an e-mail address, and not saved: “boss”, “team”'],
  ['Sales@example.com', 'Sales@example.com is the sender of this step as well.'],
])('for copies to %j gives the advice %j', (cc, advice) => {
  expect(adviceOnCopies(cc, 'sales@example.com')).toBe(advice)
})

const both = 'jane@example.com, bob@example.com'

it.each([
  ['jane@example.com; bob@example.com', both],
  ['jane@example.com\r\nbob@example.com\n', both],
  [' jane@example.com bob@example.com, ', both],
  ['Jane Doe <jane@example.com>, bob@example.com', both],
  ['"Doe, Jane" <jane@example.com>; Bob <mailto:bob@example.com>', both],
  ['jane@example.com; Roe, Bob <bob@example.com>', both],
  ['<jane@example.com>,,mailto:bob@example.com\u200B', both],
  [
    'jane@example.com, the boss, bob@example.com',
    both,
    'jane@example.com, the boss, bob@example.com',
  ],
  ['jane@example.com Bob Roe bob@example.com boss', both, `${both}, boss`],
  ['Jane <jane>', '', 'Jane <jane>'],
  [' ; ', ''],
])('of %j saves %j', (cc, saved, repaired = saved) => {
  expect(savedCopies(cc)).toBe(saved)
  expect(repairCopies(cc)).toBe(repaired)
  expect(repairCopies(repaired)).toBe(repaired)
})
