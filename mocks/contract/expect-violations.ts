import { expect } from 'vitest'
import { takeViolations } from '../entry/test-server'

/**
 * For a test that violates openapi.yaml on purpose: expects and clears the violations, in order.
 * @param places JSON pointers such as `/body/email`, of requests and responses
 */
export async function expectViolations(...places: string[]): Promise<void> {
  const violations = await takeViolations()
  expect(violations.map((one) => one.split(' ')[2])).toEqual(places)
}
