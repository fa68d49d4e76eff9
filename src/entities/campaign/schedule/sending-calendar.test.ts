import { describe, expect, it } from 'vitest'
import { sendingWeeks } from './sending-calendar'

/** '23: 1' is step 1 on the 23rd; * marks weekend days. */
const marked = (delays: number[], start: Date) =>
  sendingWeeks(
    delays.map((delay) => ({ delay })),
    start,
  ).map((week) =>
    week
      .filter(({ steps }) => steps.length > 0)
      .map(
        ({ date, steps, isWeekend }) => `${date.getDate()}${isWeekend ? '*' : ''}: ${steps.join()}`,
      ),
  )

describe('the calendar of a sequence', () => {
  it.each<[string, number[], Date, string[][]]>([
    ['no steps', [], new Date(2026, 10, 23), []],
    ['one step, today', [0], new Date(2026, 10, 23, 23, 59), [['23: 1']]],
    ['steps of one week', [0, 2, 1], new Date(2026, 10, 23), [['23: 1', '25: 2', '26: 3']]],
    ['a weekend', [0, 1, 1], new Date(2026, 10, 27), [['27: 1', '28*: 2', '29*: 3']]],
    ['a start on Sunday', [0, 1], new Date(2026, 10, 29), [['29*: 1'], ['30: 2']]],
    ['weeks without a step', [0, 30], new Date(2026, 10, 23), [['23: 1'], ['23: 2']]],
    ['a change of the clock', [0, 1, 1], new Date(2026, 9, 24), [['24*: 1', '25*: 2'], ['26: 3']]],
    ['the end of a year', [0, 3], new Date(2026, 11, 30), [['30: 1', '2*: 2']]],
  ])('shows %s', (_name, delays, start, expected) => {
    expect(marked(delays, start)).toEqual(expected)
  })

  it('has seven days a week, from Monday', () => {
    const [week] = sendingWeeks([{ delay: 0 }], new Date(2026, 10, 25))
    expect(week?.map(({ date }) => date.getDay())).toEqual([1, 2, 3, 4, 5, 6, 0])
  })
})
