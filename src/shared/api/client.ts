import createClient from 'openapi-fetch'
import { env } from '@/shared/config/env'
import { AnswerError, ApiError, NetworkError } from './api-error'
import type { paths } from './contract'

/**
 * The one way to the server. Calls reject with ApiError (a non-OK answer), NetworkError (no answer)
 * or the AbortError of their signal.
 */
export const api = createClient<paths>({
  baseUrl: env.apiBaseUrl || window.location.origin,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  // Looked up at each call: the mock backend replaces fetch after this module has loaded.
  fetch: (request) => globalThis.fetch(request),
})

/** The page of a proxy or a portal that stands before the server: nothing was done. */
async function refusePage(response: Response) {
  if (!response.headers.get('Content-Type')?.includes('text/html')) return
  const body = await response.clone().text()
  if (/^\s*</.test(body)) throw new AnswerError('The server sent a page instead of an answer.')
}

api.use({
  async onResponse({ response }) {
    if (response.ok) return refusePage(response)
    const retryAfter = Number(response.headers.get('Retry-After')) || undefined
    const body = await response.text().catch(() => '')
    throw new ApiError(response.status, body, response.statusText, retryAfter)
  },
  onError({ request, error }) {
    if (request.signal.aborted) return undefined
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

const brokenOff = (cause: TypeError) => new NetworkError('The answer broke off', { cause })

/**
 * The text of an answer, for `readAgain`. The call asks for it with `parseAs: 'text'`.
 * @throws NetworkError when it does not come to its end
 */
export async function textOf(call: Promise<{ data?: string }>): Promise<string> {
  try {
    return (await call).data ?? ''
  } catch (error) {
    throw error instanceof TypeError ? brokenOff(error) : error
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
    if (!isBodyFailure(error)) throw error
    if (error instanceof TypeError) throw brokenOff(error)
    throw new AnswerError('The server sent an answer that could not be read.', { cause: error })
  }
}
