import createClient from 'openapi-fetch'
import { env } from '@/shared/config/env'
import { AnswerError, ApiError, LateError, NetworkError } from './api-error'
import type { paths } from './contract'

const READ_TIMEOUT_MS = 60_000

/** A read that hangs fails at last. A write goes on waiting: nobody could say what became of it. */
function send(request: Request) {
  // Looked up at each call: the mock backend replaces fetch after this module has loaded.
  if (request.method !== 'GET') return globalThis.fetch(request)
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(READ_TIMEOUT_MS)])
  return globalThis.fetch(request, { signal })
}

/**
 * The one way to the server. Calls reject with ApiError (a non-OK answer), NetworkError (no answer,
 * or none in time) or the AbortError of their signal.
 */
export const api = createClient<paths>({
  baseUrl: env.apiBaseUrl || window.location.origin,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  fetch: send,
})

/** The page of a proxy or a portal that stands before the server: nothing was done. */
async function refusePage(response: Response) {
  if (!response.headers.get('Content-Type')?.includes('text/html')) return
  const body = await response.clone().text()
  if (/^\s*</.test(body)) throw new AnswerError('The server sent a page instead of an answer.')
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

api.use({
  async onResponse({ response }) {
    if (response.ok) return refusePage(response)
    const retryAfter = Number(response.headers.get('Retry-After')) || undefined
    const body = await response.text().catch(() => '')
    throw new ApiError(response.status, body, response.statusText, retryAfter)
  },
  onError({ request, error }) {
    if (request.signal.aborted) return undefined
    if (isTimeout(error))
      return new LateError('The server did not answer in time', { cause: error })
    return new NetworkError('The server could not be reached', { cause: error })
  },
})

/** The connection was lost in the middle of a body, or the body is not JSON. */
const isBodyFailure = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError

/** For a call whose answer nobody reads: any OK answer will do, whatever its body. */
export async function answered(call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isBodyFailure(error)) throw error
  }
}

/** The failure to read a body as the API's own error. */
function brokenOff(error: unknown): unknown {
  if (isTimeout(error)) return new LateError('The answer did not end in time', { cause: error })
  if (error instanceof TypeError) return new NetworkError('The answer broke off', { cause: error })
  return error
}

/**
 * The text of an answer, for `readAgain`. The call asks for it with `parseAs: 'text'`.
 * @throws NetworkError when it does not come to its end
 */
export async function textOf(call: Promise<{ data?: string }>): Promise<string> {
  try {
    return (await call).data ?? ''
  } catch (error) {
    throw brokenOff(error)
  }
}

/**
 * The body of an answer, still unchecked: a reader from answer.ts makes an entity of it.
 * Undefined when the answer has no body.
 * @throws AnswerError when the body is not JSON, NetworkError when it does not come to its end
 */
export async function bodyOf(call: Promise<{ data?: unknown }>): Promise<unknown> {
  try {
    return (await call).data
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw brokenOff(error)
    throw new AnswerError('The server sent an answer that could not be read.', { cause: error })
  }
}
