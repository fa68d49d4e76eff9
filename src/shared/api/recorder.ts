/** A call of this page, for a report of a problem. It changes until the answer has arrived. */
export type RecordedCall = {
  readonly method: string
  readonly url: string
  /** Since the epoch, in milliseconds. */
  readonly startedAt: number
  /** Without secrets; '' for none. */
  request: string
  /** 0 while there is no answer. */
  status: number
  statusText: string
  contentType: string
  retryAfter: string | null
  /** As it came; only a report decodes it. Undefined if it is not kept. */
  answer?: Blob
  /** Until the headers came, and until the body was there, in milliseconds. */
  wait: number
  time: number
  /** Why there is no answer, in the words of the browser. */
  failure?: string
}

const MOST_CALLS = 200
const MOST_BYTES = 5 * 1024 * 1024

/** The names of fields that are never kept. */
export const secretName =
  /passw|passphrase|pwd|secret|token|jwt|credential|cookie|authorization|api.?key|session.?id|^(pass|pin|otp)$/i
export const REMOVED = '(removed)'

let calls: readonly RecordedCall[] = []

/** The last calls, in the order they were sent. */
export const recordedCalls = (): readonly RecordedCall[] => calls

/** @param isSignIn the last call of the session is that of the user who signs in, and stays */
export function forgetCalls(isSignIn: boolean): void {
  calls = isSignIn ? calls.filter(({ url }) => url.includes('/api/auth/')).slice(-1) : []
}

/** Sends the request; keeps it and the answer in memory. */
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
  calls = [...calls, call].slice(-MOST_CALLS)
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
    // The caller reads the body next, and a body that was read cannot be copied.
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
    if (isSafe && body.size <= MOST_BYTES) call.answer = body
  } finally {
    call.time = performance.now() - start
    dropOldest()
  }
}

const bytesOf = ({ request, answer }: RecordedCall) => request.length + (answer?.size ?? 0)

function dropOldest() {
  let bytes = calls.reduce((sum, call) => sum + bytesOf(call), 0)
  calls = calls.filter((call) => {
    const isKept = bytes <= MOST_BYTES
    bytes -= isKept ? 0 : bytesOf(call)
    return isKept
  })
}

/** @param found gets the secrets, because an answer may repeat them */
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
