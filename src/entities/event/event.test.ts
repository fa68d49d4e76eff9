import { describe, expect, it } from 'vitest'
import { type AnalyticsEvent, eventKey, eventsOfPerson, mergeEvents } from './event'

const event = (part: Partial<AnalyticsEvent>): AnalyticsEvent => ({
  id: '',
  timestamp: undefined,
  eventType: 'sent',
  contactName: undefined,
  contactEmail: undefined,
  payload: { campaign: undefined },
  ...part,
})

describe('merged events', () => {
  it('have each id once, newest first, those without a time last', () => {
    const replied = [event({ id: '3', timestamp: 30, eventType: 'replied' })]
    const all = [
      event({ id: '4' }),
      event({ id: '1', timestamp: 10 }),
      event({ id: '3', timestamp: 30, eventType: 'replied' }),
      event({ id: '2', timestamp: 40 }),
    ]
    expect(mergeEvents([replied, all]).map(({ id }) => id)).toEqual(['2', '3', '1', '4'])
  })

  it('have each event without an id once, and two types of one mail apart', () => {
    const opened = event({ timestamp: 10, eventType: 'opened', contactEmail: 'ada@x.example' })
    const replied = { ...opened, eventType: 'replied' }
    expect(mergeEvents([[opened, replied], [{ ...opened }]])).toEqual([opened, replied])
    expect(eventKey(opened)).not.toBe(eventKey(replied))
  })

  it('put an event first whose server time is in the future', () => {
    const ahead = event({ id: '2', timestamp: Date.now() + 3_600_000 })
    const now = event({ id: '1', timestamp: Date.now() })
    expect(mergeEvents([[now], [ahead]])).toEqual([ahead, now])
  })
})

it('the events of a person match the address, regardless of its spelling', () => {
  const own = event({ id: '1', contactEmail: 'Ada@X.example ' })
  const other = event({ id: '2', contactEmail: 'bo@x.example', contactName: 'Ada' })
  const nobody = event({ id: '3' })
  expect(eventsOfPerson([own, other, nobody], { email: 'ada@x.example' })).toEqual([own])
  expect(eventsOfPerson([own, other, nobody], {})).toEqual([])
})
