import type { Findings } from './differences'
import { NoAnswer } from './steps'

// Saved, because createSender replaces the global function.
const originalFetch = globalThis.fetch

type Call = {
  method: string
  /** Includes the query. */
  path: string
  body: string
  headers?: Headers
}

type Options = {
  /** Sends no cookies and stores none. */
  isSignedOut?: boolean
  /** For a request that violates openapi.yaml: only the response is checked. */
  isWrong?: boolean
}

export type Send = (call: Call, options?: Options) => Promise<Response>

/**
 * Sends requests to a server, keeps its cookies, and records each call.
 * @param origin without a trailing slash; may end in a path
 */
export function createSender(origin: string, findings: Findings) {
  const cookies = new Map<string, string>()

  const send: Send = async (call, { isSignedOut, isWrong } = {}) => {
    const {
      method,
      path,
      body,
      headers = new Headers({ 'Content-Type': 'application/json' }),
    } = call
    const url = new URL(origin + path)
    const withCookies = new Headers(headers)
    if (!isSignedOut) {
      withCookies.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    }
    const response = await originalFetch(url, {
      method,
      headers: withCookies,
      body: body || undefined,
    }).catch((error: unknown) => {
      throw new NoAnswer(reasonOf(error))
    })
    for (const line of isSignedOut ? [] : response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const answer = { headers: response.headers, body: await response.clone().text() }
    const request = isWrong ? undefined : { headers, body }
    findings.note({ method, url, status: response.status, request, answer })
    return response
  }

  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    return send({ method, path: pathname + search, body: await request.text(), headers })
  }
  return { fetch: recordingFetch, send }
}

/** Node's fetch rejects with "fetch failed", and the actual reason as the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
