declare const __VERSION__: string

type FailedCall = { call: string; status: string; requestId: string; at: Date }

const failedCalls = new WeakMap<Error, FailedCall>()

/** Remembers which call failed with the error. Only its path: a query may have typed text. */
export function withCall<Failure extends Error>(
  error: Failure,
  { method, url }: Request,
  response?: Response,
): Failure {
  failedCalls.set(error, {
    call: `${method} ${new URL(url).pathname}`,
    status: response ? String(response.status) : 'no response',
    requestId: response?.headers.get('X-Request-Id') ?? 'not known',
    at: new Date(),
  })
  return error
}

/** Lines to copy for the people who can fix it: in English, without the data of the call. */
export function detailsOf(error: Error): string {
  const failed = failedCalls.get(error)
  const about = failed
    ? [`Call: ${failed.call}`, `Status: ${failed.status}`, `Request id: ${failed.requestId}`]
    : [`${error.name}: ${error.message}`]
  const time = (failed?.at ?? new Date()).toISOString()
  return [...about, `Version: ${__VERSION__}`, `Time: ${time}`].join('\n')
}
