/** A recorded call, for problem reports. Updated until the response has arrived. */
export type RecordedCall = {
  readonly method: string
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  /** Request body without secrets; '' for none. */
  request: string
  /** 0 until there is a response. */
  status: number
  statusText: string
  contentType: string
  retryAfter: string | null
  /** Raw response body, decoded only for a report. Undefined if not recorded. */
  answer?: Blob
  /** Milliseconds until the headers and until the body. */
  wait: number
  time: number
  /** The browser's error message, if there is no response. */
  failure?: string
}

const MAX_CALLS = 200
const MAX_BYTES = 5 * 1024 * 1024

export const secretName =
  /passw|passphrase|pwd|secret|token|jwt|credential|cookie|authorization|api.?key|session.?id|^(pass|pin|otp)$/i
export const REMOVED = '(removed)'

let calls: readonly RecordedCall[] = []

export const recordedCalls = (): readonly RecordedCall[] => calls

/** @param isSignIn keeps the last session call, which belongs to the user who is signing in */
export function forgetCalls(isSignIn: boolean): void {
  calls = isSignIn ? calls.filter(({ url }) => url.includes('/api/auth/')).slice(-1) : []
}

export function record(request: Request, send: () => Promise<Response>): Promise<Response> {
  const { method, url } = request
  const call: RecordedCall = {
    method,
    url,
    startedAt: Date.now(),
    request: '',
    status: 0,
    statusText: '',
    contentType: '',
    retryAfter: null,
    wait: 0,
    time: 0,
  }
  calls = [...calls, call].slice(-MAX_CALLS)
  const sent = method === 'GET' ? undefined : request.clone()
  const answer = send()
  keep(call, sent, answer).catch((error: unknown) => (call.failure = String(error)))
  return answer
}

async function keep(call: RecordedCall, sent: Request | undefined, answer: Promise<Response>) {
  const start = performance.now()
  const secrets: string[] = []
  const request = sent?.text().then(
    (text) => (call.request = withoutSecrets(text, secrets)),
    () => REMOVED,
  )
  try {
    // Clone before the caller consumes the body.
    const response = await answer
    const copy = response.clone()
    call.wait = performance.now() - start
    call.status = response.status
    call.statusText = response.statusText
    call.contentType = response.headers.get('Content-Type') ?? ''
    call.retryAfter = response.headers.get('Retry-After')
    const body = await copy.blob()
    await request
    const isSafe = secrets.length === 0 || !holds(await body.text(), secrets)
    if (isSafe && body.size <= MAX_BYTES) call.answer = body
  } finally {
    call.time = performance.now() - start
    dropOldest()
  }
}

const bytesOf = ({ request, answer }: RecordedCall) => request.length + (answer?.size ?? 0)

function dropOldest() {
  let bytes = calls.reduce((sum, call) => sum + bytesOf(call), 0)
  calls = calls.filter((call) => {
    const isKept = bytes <= MAX_BYTES
    bytes -= isKept ? 0 : bytesOf(call)
    return isKept
  })
}

/** @param found collects the secrets, because the response may repeat them */
function withoutSecrets(text: string, found: string[]): string {
  if (!secretName.test(text)) return text
  try {
    return JSON.stringify(
      JSON.parse(text, (name, value: unknown) => {
        if (!secretName.test(name)) return value
        if (typeof value === 'string' && value) found.push(value)
        return REMOVED
      }),
    )
  } catch {
    return REMOVED
  }
}

const holds = (text: string, secrets: readonly string[]) =>
  secrets.some(
    (secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)),
  )
