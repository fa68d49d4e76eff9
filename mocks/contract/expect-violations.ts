import { expect } from 'vitest'
import { takeViolations } from '../entry/test-server'

/**
 * For a test that intentionally violates openapi.yaml: expects and clears the violations, in order.
 * @param places JSON pointers into requests and responses, such as `/body/email`
 */
export async function expectViolations(...places: string[]): Promise<void> {
  const violations = await takeViolations()
  expect(violations.map((one) => one.split(' ')[2])).toEqual(places)
}
