import { randomUUID } from 'node:crypto'
import type { Operation } from '../../mocks/contract/operations'
import type { Run, Step } from './run'

type Refusal = {
  does: string
  expected: number
  concerns: (operation: Operation) => boolean
  body?: string
  isSignedOut?: boolean
}

/** Calls whose text, once accepted, could cost credits. */
const paid = new Set(['searchLeads', 'revealLeads', 'generateEmail'])

/** Requests that every server refuses, without side effects. */
const refusals: Refusal[] = [
  {
    does: 'calls without a session',
    expected: 401,
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
    does: 'sends a body without fields',
    expected: 400,
    concerns: ({ body }) => body !== undefined,
    body: '{}',
  },
]

/** Steps that make all wrong calls of one kind. */
export function refusalSteps(run: Run): { signedOut: Step[]; signedIn: Step[] } {
  const stepsOf = ({ does, expected, concerns, body, isSignedOut }: Refusal) =>
    run.contract.operations.filter(concerns).map(({ id, method, path }): Step => {
      const call = { method, path: path.replace('{id}', `conformance-${randomUUID()}`), body }
      return {
        operation: id,
        does,
        needs: paid.has(id) && body === '{}' ? 'spend' : undefined,
        run: () => run.refuses(does, expected, call, isSignedOut ? new Map() : run.jar),
      }
    })
  return {
    signedOut: refusals.filter(({ isSignedOut }) => isSignedOut).flatMap(stepsOf),
    signedIn: refusals.filter(({ isSignedOut }) => !isSignedOut).flatMap(stepsOf),
  }
}
