import { type Translatable, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

/** A non-OK response. The message is `STATUS: body`, or `STATUS: status text` if the body is empty. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    readonly retryAfter?: number,
    /** Session that the call was sent in (call-session.ts). */
    readonly session?: number,
  ) {
    super(`${status}: ${body || statusText}`)
  }
}

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** A read that timed out: the server is reachable but slow. */
export class LateError extends NetworkError {
  override name = 'LateError'
}

/**
 * Blocked before it was sent, for example by a browser extension, while other calls get through.
 */
export class BlockedError extends NetworkError {
  override name = 'BlockedError'
}

/** The device was offline from before the call until it failed, so nothing has left it. */
export class OfflineError extends NetworkError {
  override name = 'OfflineError'
}

export class AnswerError extends Error {
  override name = 'AnswerError'
}

/** Not sent, or refused within an OK response: the write certainly had no effect. */
export class NotDoneError extends Error {
  override name = 'NotDoneError'
}

export class NotSentError extends NotDoneError {
  override name = 'NotSentError'
}

/** Outcome of a failed write: refused by the server, or unknown because it may have been done. */
export type Outcome = 'refused' | 'unknown'

const REQUEST_TIMEOUT = 408

/** The only place that classifies a failed write. A 5xx from a proxy leaves the outcome unknown. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof NotDoneError || error instanceof OfflineError) return 'refused'
  if (!(error instanceof ApiError)) return 'unknown'
  const { status } = error
  return status >= 400 && status < 500 && status !== REQUEST_TIMEOUT ? 'refused' : 'unknown'
}

const longestPlainMessage = 300

function messageInJson(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body)
    if (typeof answer === 'string') return answer
    if (typeof answer !== 'object' || answer === null) return undefined
    const message = 'message' in answer ? answer.message : undefined
    const error = 'error' in answer ? answer.error : undefined
    const texts = [message, error].filter((text) => typeof text === 'string')
    return texts.find((text) => text !== '')
  } catch {
    return undefined
  }
}

/**
 * The server's message: `message` or `error` of a JSON body, else the body if it is short and not
 * markup.
 */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const body = error.body.trim()
  const message = messageInJson(body)
  if (message) return message.slice(0, longestPlainMessage)
  const isPlain = body !== '' && body.length <= longestPlainMessage && !/^[<{["]/.test(body)
  return isPlain ? body : undefined
}

export const blockedText = (): string =>
  translate(
    'A browser extension may be blocking this. Allow it for this site, or try another browser.',
  )

export function reasonOf(error: unknown): string {
  if (error instanceof LateError) return translate('The server did not answer in time. Try again.')
  if (error instanceof BlockedError) return blockedText()
  if (error instanceof NetworkError) {
    return translate('The server could not be reached. Check your connection and try again.')
  }
  if (error instanceof NotSentError) {
    return translate(
      'Nothing was sent, because it could not be checked who is signed in. Try again.',
    )
  }
  if (error instanceof AnswerError || error instanceof NotDoneError) return error.message
  if (!(error instanceof ApiError)) return translate('Something went wrong in the application.')
  const message = serverMessage(error)
  if (error.status === 429 && error.retryAfter) {
    const busy = translate('The server is busy. Try again in {seconds} seconds.', {
      seconds: error.retryAfter,
    })
    return message ? `${message} – ${busy}` : busy
  }
  if (message) return message
  return translate('The server answered with status {status}.', { status: error.status })
}

/**
 * Why the server refused a write, for the note of a toast whose words are fixed. Undefined after an
 * unknown outcome, and for an expired session, which has its own message.
 */
export function whyRefused(error: unknown): string | undefined {
  const isExpired = error instanceof ApiError && error.status === 401
  return outcomeOf(error) === 'unknown' || isExpired ? undefined : reasonOf(error)
}

export const withReason =
  (title: Translatable) =>
  (error: Error): Message => ({ title, description: reasonOf(error) })

/** For a toast of fixed words. */
export const withNote =
  (message: Message) =>
  (error: Error): Message => ({ ...message, note: whyRefused(error) })
