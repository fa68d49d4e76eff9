import { expect } from 'vitest'
import { takeBreaches } from '../entry/test-server'

/**
 * For a test that sends nonsense on purpose: what openapi.yaml has against it, in order.
 * @param places such as `/body/email`, of requests and answers
 */
export async function expectBreaches(...places: string[]): Promise<void> {
  const breaches = await takeBreaches()
  expect(breaches.map((one) => one.split(' ')[2])).toEqual(places)
}
