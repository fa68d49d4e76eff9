import { expect, it } from 'vitest'
import { campaignCases } from '@/test/faults/campaign-cases'
import { expectEachFaultHandled } from '@/test/faults/meet-faults'

it.each(campaignCases)('$call on $where', { timeout: 180_000 }, async (one) => {
  await expect(expectEachFaultHandled(one)).resolves.toBeUndefined()
})
