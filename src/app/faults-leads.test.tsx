import { expect, it } from 'vitest'
import { leadCases } from '@/test/faults/lead-cases'
import { expectEachFaultHandled } from '@/test/faults/meet-faults'

it.each(leadCases)('$call on $where', { timeout: 180_000 }, async (one) => {
  await expect(expectEachFaultHandled(one)).resolves.toBeUndefined()
})
