import createClient from 'openapi-fetch'
import { env } from '@/shared/config/env'
import { translate } from '@/shared/i18n/translate'
import { anySignal } from '@/shared/lib/work/any-signal'
import {
  AnswerError,
  ApiError,
  BlockedError,
  LateError,
  NetworkError,
  NotSentError,
  OfflineError,
} from './api-error'
import { isBlocked, noteAnswer } from './blocked-call'
import { guarded, rememberSessionOf, sessionOf } from './call-session'
import type { paths } from './contract'
import { withCall } from './error-details'

const READ_TIMEOUT_MS = 60_000

/** Requests that were made offline. */
const offline = new WeakSet<Request>()

/** Only reads time out: a timeout would leave the outcome of a write unknown. */
async function send(request: Request) {
  await guarded(request)
  rememberSessionOf(request)
  const signal =
    request.method === 'GET'
      ? anySignal(request.signal, AbortSignal.timeout(READ_TIMEOUT_MS))
      : request.signal
  if (!navigator.onLine) offline.add(request)
  // Look up `fetch` on each call: the mock backend replaces it after this module has loaded.
  return globalThis.fetch(request, { signal })
}

/**
 * The only HTTP client. Calls reject with ApiError (non-OK), NetworkError (no response, timed out,
 * or blocked), NotSentError or the AbortError of their signal.
 */
export const api = createClient<paths>({
  baseUrl: env.apiBaseUrl || window.location.origin,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  fetch: send,
})

const isPage = (body: string) => /^\s*</.test(body)

/** An HTML page from a proxy or captive portal means that the server was not reached. */
const pageError = () => new AnswerError(translate('The server sent a page instead of an answer.'))

/** @param value `Retry-After` header: seconds, or a date */
function secondsUntilRetry(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

async function toNetworkError(request: Request, cause: unknown): Promise<NetworkError> {
  if (offline.has(request) && !navigator.onLine)
    return new OfflineError('The server could not be reached', { cause })
  if (isTimeout(cause)) return new LateError('The server did not answer in time', { cause })
  if (await isBlocked(request)) return new BlockedError('The call was blocked', { cause })
  return new NetworkError('The server could not be reached', { cause })
}

api.use({
  async onResponse({ request, response }) {
    noteAnswer(request)
    if (response.ok) {
      const mayBePage = response.headers.get('Content-Type')?.includes('text/html')
      if (mayBePage && isPage(await response.clone().text()))
        throw withCall(pageError(), request, response)
      return
    }
    const retryAfter = secondsUntilRetry(response.headers.get('Retry-After'))
    const body = await response.text().catch(() => '')
    const session = sessionOf(request)
    const error = new ApiError(response.status, body, response.statusText, retryAfter, session)
    throw withCall(error, request, response)
  },
  async onError({ request, error }) {
    if (request.signal.aborted || error instanceof NotSentError) return undefined
    return withCall(await toNetworkError(request, error), request)
  },
})

function toBodyError(error: unknown): unknown {
  if (isTimeout(error)) return new LateError('The answer did not end in time', { cause: error })
  if (error instanceof TypeError) return new NetworkError('The answer broke off', { cause: error })
  return error
}

export async function textOf(call: Promise<{ data?: string }>): Promise<string> {
  try {
    return (await call).data ?? ''
  } catch (error) {
    throw toBodyError(error)
  }
}

const unreadable = (cause: unknown) =>
  new AnswerError(translate('The server sent an answer that could not be read.'), { cause })

/**
 * For a call whose body is not needed; the call must set `parseAs: 'text'`. Accepts any OK response
 * except an HTML page of any content type and a truncated body: neither confirms the write.
 * @throws the errors of `textOf`; AnswerError for a page or truncated JSON
 */
export async function answered(call: Promise<{ data?: string }>): Promise<void> {
  await answerIfAny(call)
}

/** Like `answered`; returns the body if it is JSON. */
export async function answerIfAny(call: Promise<{ data?: string }>): Promise<unknown> {
  const body = await textOf(call)
  if (isPage(body)) throw pageError()
  if (!/^\s*[[{"]/.test(body)) return undefined
  try {
    return JSON.parse(body)
  } catch (error) {
    throw unreadable(error)
  }
}

/**
 * Unvalidated response body, to be parsed with answer.ts. Undefined when the response has no body.
 * @throws AnswerError when the body is not JSON, NetworkError when the response is cut off
 */
export async function bodyOf(call: Promise<{ data?: unknown }>): Promise<unknown> {
  try {
    return (await call).data
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable(error) : toBodyError(error)
  }
}
