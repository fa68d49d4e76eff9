/** A non-OK answer. Its message is `STATUS: body`, or `STATUS: status text` when the body is empty. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    /** What the server's Retry-After header asks for, in seconds. */
    readonly retryAfter?: number,
  ) {
    super(`${status}: ${body || statusText}`)
  }
}

/** No answer came: offline, connection lost, or the server is not there. The outcome is unknown. */
export class NetworkError extends Error {
  override name = 'NetworkError'
}

/** A read that was given up: the server is there, and hangs. */
export class LateError extends NetworkError {
  override name = 'LateError'
}

/** An OK answer that is not JSON, is empty, or lacks what its reader needs. */
export class AnswerError extends Error {
  override name = 'AnswerError'
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
 * What the server itself says went wrong: `message` or `error` of a JSON body, else a body that is
 * short and not markup. Undefined when the failure has no words for a person.
 */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const body = error.body.trim()
  const message = messageInJson(body)
  if (message) return message.slice(0, longestPlainMessage)
  const isPlain = body !== '' && body.length <= longestPlainMessage && !/^[<{["]/.test(body)
  return isPlain ? body : undefined
}

/** One sentence for the place where the data would have been. */
export function reasonOf(error: unknown): string {
  if (error instanceof LateError) return 'The server did not answer in time. Try again.'
  if (error instanceof NetworkError) {
    return 'The server could not be reached. Check your connection and try again.'
  }
  if (error instanceof AnswerError) return error.message
  if (!(error instanceof ApiError)) return 'Something went wrong in the application.'
  const message = serverMessage(error)
  if (message) return message
  if (error.status === 429 && error.retryAfter) {
    return `The server is busy. Try again in ${error.retryAfter} seconds.`
  }
  return `The server answered with status ${error.status}.`
}
