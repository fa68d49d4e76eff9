import type { ContractCheck } from '../contract/contract-check'
import type { RecordedCall } from './har'

export type Replay = {
  answer: (request: Request) => Response | undefined
}

const STATUSES_WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Replays each operation's calls in recorded order, preferring calls to the same address. Reads
 * beyond those recorded repeat the last response; writes do not, because the mock backend has not
 * performed them.
 */
export function createReplay(
  calls: readonly RecordedCall[],
  contract: () => ContractCheck,
): Replay {
  const operationOf = (method: string, path: string) =>
    contract().find(method, new URL(path, 'http://localhost'))?.operation.id ?? `${method} ${path}`
  const left = new Map<string, RecordedCall[]>()
  const last = new Map<string, RecordedCall>()
  for (const call of calls) {
    const operation = operationOf(call.method, call.path)
    left.set(operation, [...(left.get(operation) ?? []), call])
  }

  return {
    answer({ method, url }) {
      const { pathname, search } = new URL(url)
      const path = pathname.slice(Math.max(0, pathname.indexOf('/api/'))) + search
      const operation = operationOf(method, path)
      const waiting = left.get(operation) ?? []
      const call = waiting.find((one) => one.path === path) ?? waiting[0]
      if (call) {
        waiting.splice(waiting.indexOf(call), 1)
        last.set(`${operation} ${path}`, call).set(operation, call)
      }
      const found = call ?? last.get(`${operation} ${path}`) ?? last.get(operation)
      return found && (call || method === 'GET') ? toResponse(found) : undefined
    },
  }
}

function toResponse({ status, contentType, retryAfter, answer }: RecordedCall): Response {
  if (status < 200 || status > 599) return Response.error()
  const headers = new Headers({ 'Content-Type': contentType })
  if (retryAfter !== undefined) headers.set('Retry-After', retryAfter)
  return new Response(STATUSES_WITHOUT_BODY.has(status) ? null : answer, { status, headers })
}
