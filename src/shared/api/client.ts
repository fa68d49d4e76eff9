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
} from './api-error'
import { isBlocked, noteAnswer } from './blocked-call'
import { guarded, rememberSessionOf, sessionOf } from './call-session'
import type { paths } from './contract'
import { record } from './recorder'

const READ_TIMEOUT_MS = 60_000

/** Only reads time out: after a timeout the outcome of a write would be unknown. */
async function send(request: Request) {
  await guarded(request)
  rememberSessionOf(request)
  const signal =
    request.method === 'GET'
      ? anySignal(request.signal, AbortSignal.timeout(READ_TIMEOUT_MS))
      : request.signal
  // Read at each call, because the mock backend replaces fetch after this module has loaded.
  return record(request, () => globalThis.fetch(request, { signal }))
}

/**
 * The only client of the server. Calls reject with ApiError (a non-OK response), NetworkError (no
 * response, none in time, or blocked), NotSentError or the AbortError of their signal.
 */
export const api = createClient<paths>({
  baseUrl: env.apiBaseUrl || window.location.origin,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json' },
  fetch: send,
})

/** The HTML page of a proxy or captive portal means that the server was not reached. */
function refusePage(body: string) {
  if (/^\s*</.test(body))
    throw new AnswerError(translate('The server sent a page instead of an answer.'))
}

/** @param value of Retry-After: seconds, or a date */
function secondsUntilRetry(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = /^\s*\d+\s*$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - Date.now()) / 1000)
  return seconds > 0 ? seconds : undefined
}

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

api.use({
  async onResponse({ request, response }) {
    noteAnswer(request)
    if (response.ok) {
      if (response.headers.get('Content-Type')?.includes('text/html'))
        refusePage(await response.clone().text())
      return
    }
    const retryAfter = secondsUntilRetry(response.headers.get('Retry-After'))
    const body = await response.text().catch(() => '')
    const session = sessionOf(request)
    throw new ApiError(response.status, body, response.statusText, retryAfter, session)
  },
  async onError({ request, error }) {
    if (request.signal.aborted || error instanceof NotSentError) return undefined
    if (isTimeout(error))
      return new LateError('The server did not answer in time', { cause: error })
    if (await isBlocked(request)) return new BlockedError('The call was blocked', { cause: error })
    return new NetworkError('The server could not be reached', { cause: error })
  },
})

/** Converts a failure to read a body to an error of the API. */
function toBodyError(error: unknown): unknown {
  if (isTimeout(error)) return new LateError('The answer did not end in time', { cause: error })
  if (error instanceof TypeError) return new NetworkError('The answer broke off', { cause: error })
  return error
}

/**
 * The text of a response, for `readAgain`; the call must set `parseAs: 'text'`.
 * @throws NetworkError when the response is cut off
 */
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
 * For a call whose body is not needed; it must set `parseAs: 'text'`. Any OK response will do, but a page,
 * whatever its type, and half an answer say nothing about what was done.
 * @throws the errors of `textOf`, AnswerError for a page or for JSON that is cut off
 */
export async function answered(call: Promise<{ data?: string }>): Promise<void> {
  const body = await textOf(call)
  refusePage(body)
  if (!/^\s*[[{"]/.test(body)) return
  try {
    JSON.parse(body)
  } catch (error) {
    throw unreadable(error)
  }
}

/**
 * The body of a response, not validated: convert it with a reader of answer.ts. Undefined when the
 * response has no body.
 * @throws AnswerError when the body is not JSON, NetworkError when the response is cut off
 */
export async function bodyOf(call: Promise<{ data?: unknown }>): Promise<unknown> {
  try {
    return (await call).data
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable(error) : toBodyError(error)
  }
}
