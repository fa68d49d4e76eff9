import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anySignal } from './any-signal'

const original = Object.getOwnPropertyDescriptor(AbortSignal, 'any')

describe.each(['with', 'without'])('%s AbortSignal.any', (support) => {
  beforeEach(() => {
    if (support === 'without') Reflect.deleteProperty(AbortSignal, 'any')
  })
  afterEach(() => {
    if (original) Object.defineProperty(AbortSignal, 'any', original)
  })

  it('aborts with any of the signals, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    const signal = anySignal(one.signal, other.signal)
    expect(signal.aborted).toBe(false)
    other.abort('the session ended')
    expect(signal.reason).toBe('the session ended')
  })

  it('is aborted from the start with a signal that is', () => {
    const signal = anySignal(new AbortController().signal, AbortSignal.abort('too late'))
    expect(signal.aborted).toBe(true)
    expect(signal.reason).toBe('too late')
  })
})
