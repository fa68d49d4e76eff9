import { expect } from 'vitest'
import { takeViolations } from '../entry/test-server'

/**
 * For a test that intentionally violates openapi.yaml: expects these violations, in order, and
 * clears them.
 * @param places JSON pointers into requests and responses, such as `/body/email`
 */
export async function expectViolations(...places: string[]): Promise<void> {
  const violations = await takeViolations()
  expect(violations.map((one) => one.split(' ')[2])).toEqual(places)
}
