import { randomUUID } from 'node:crypto'
import type { Operation } from '../../mocks/contract/operations'
import { type Findings, instead } from './differences'
import type { Send } from './recording-fetch'
import type { Step } from './steps'

type Refusal = {
  does: string
  /** Other 4xx statuses are accepted too, unless `isExact`. */
  expected: number
  isExact?: boolean
  concerns: (operation: Operation) => boolean
  body?: string
  isSignedOut?: boolean
}

/**
 * Requests that every server rejects without side effects: without a session, with an unknown id,
 * and with a truncated body. Log-in uses an unknown address, so that no account is locked.
 */
const refusalsAt = (domain: string): Refusal[] => [
  {
    does: 'calls without a session',
    expected: 401,
    isExact: true,
    concerns: ({ id, body }) => id !== 'logOut' && body === undefined,
    isSignedOut: true,
  },
  {
    does: 'names an id that does not exist',
    expected: 404,
    concerns: ({ path, body }) => path.includes('{id}') && body === undefined,
  },
  {
    does: 'sends a body that is cut off',
    expected: 400,
    concerns: ({ body }) => body !== undefined,
    body: '{',
  },
  {
    does: 'signs in with an address that does not exist',
    expected: 401,
    concerns: ({ id }) => id === 'logIn',
    body: JSON.stringify({
      email: `conformance-${randomUUID().slice(0, 8)}@${domain}`,
      password: randomUUID(),
    }),
    isSignedOut: true,
  },
]

type Options = {
  operations: readonly Operation[]
  findings: Findings
  send: Send
  domain: string
}

/** Steps that check the error responses of all operations against openapi.yaml. */
export function createRefusals({ operations, findings, send, domain }: Options) {
  const stepsOf = ({ does, expected, isExact, concerns, body = '', isSignedOut }: Refusal) =>
    operations.filter(concerns).map(({ id, method, path }): Step => {
      const call = { method, path: path.replace('{id}', `conformance-${randomUUID()}`), body }
      const run = async () => {
        const { status } = await send(call, { isSignedOut, isWrong: true })
        if (isExact ? status === expected : status >= 400 && status < 500) return
        findings.differences.push({
          operation: id,
          text: `${does}: ${instead(expected, status)}`,
          example: `${method} ${call.path}`,
        })
      }
      return { operation: id, does, run }
    })
  const refusals = refusalsAt(domain)
  return {
    signedOut: refusals.filter(({ isSignedOut }) => isSignedOut).flatMap(stepsOf),
    signedIn: refusals.filter(({ isSignedOut }) => !isSignedOut).flatMap(stepsOf),
  }
}
