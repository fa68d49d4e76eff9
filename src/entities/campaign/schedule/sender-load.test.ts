import { describe, expect, it } from 'vitest'
import { overLimit, senderLoad } from './sender-load'

const ANNA = 'anna@example.com'
const BO = 'bo@example.com'
const step = (delay: number, sender = ANNA) => ({ delay, sender })
const day = (date: number) => new Date(2026, 10, date)
const today = new Date(2026, 10, 24, 15, 30)

type Sequences = Parameters<typeof senderLoad>[0]

describe('the mails of the senders on each day', () => {
  it.each<[string, Sequences, string[]]>([
    ['nothing', [], []],
    [
      'one sequence that begins today',
      [{ steps: [step(0), step(2)], start: today, people: 40 }],
      ['24 anna 40', '26 anna 40'],
    ],
    [
      'two of the same sender on one day, whatever the capitals',
      [
        { steps: [step(0)], start: today, people: 40 },
        { steps: [step(0), step(1, 'Anna@Example.com')], start: day(23), people: 56 },
      ],
      ['24 anna 96'],
    ],
    [
      'other senders apart, the larger one first',
      [
        { steps: [step(0)], start: today, people: 1 },
        { steps: [step(0, BO)], start: today, people: 2 },
      ],
      ['24 bo 2', '24 anna 1'],
    ],
    [
      'one that should be over: who is left gets the last step today',
      [{ steps: [step(0), step(3)], start: day(1), people: 5 }],
      ['24 anna 5'],
    ],
    ['nobody left', [{ steps: [step(0)], start: today, people: 0 }], []],
    ['no sender', [{ steps: [step(0, '')], start: today, people: 3 }], []],
  ])('of %s', (_, sequences, expected) => {
    expect(
      senderLoad(sequences, today).map(
        ({ date, sender, mails }) => `${date.getDate()} ${sender.split('@')[0]} ${mails}`,
      ),
    ).toEqual(expected)
  })
})

it.each([
  [{}, 0],
  [{ [ANNA]: 50 }, 0],
  [{ [ANNA]: 49 }, 1],
  [{ [BO]: 1 }, 0],
])('is over the limits %j on %d days', (limits, count) => {
  const days = [{ date: today, sender: 'Anna@example.com', mails: 50 }]
  expect(overLimit(days, limits)).toHaveLength(count)
})
