import { HttpResponse, type JsonBodyType } from 'msw'

/** A failure between the app and its server, with the resulting texts. */
export type Fault = {
  name: string
  answer: () => Response
  /** The server's message, if it can be shown. */
  serverMessage?: string
  /** The sentence shown instead of the data. */
  reason: string
  /** The message of the ApiError, `STATUS: body`. */
  form?: string
  /** The status is 200; only the body is broken. */
  isDone?: boolean
}

const page = '<!doctype html><h1>Broken page</h1><script>window.hasRun = true</script>'
const lost = 'The server could not be reached. Check your connection and try again.'

const refused = (status: number, message: string): Fault => ({
  name: String(status),
  answer: () => HttpResponse.json({ message }, { status }),
  serverMessage: message,
  reason: message,
  form: `${status}: ${JSON.stringify({ message })}`,
})

function cutOff() {
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"id": "7", "na'))
      stream.error(new TypeError('terminated'))
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

export const allFaults: Fault[] = [
  { name: 'offline', answer: () => HttpResponse.error(), reason: lost },
  { name: 'a connection lost in the answer', answer: cutOff, reason: lost, isDone: true },
  refused(403, 'This is not for you'),
  refused(409, 'It exists already'),
  refused(413, 'That is too much at once'),
  {
    name: '429',
    answer: () => new HttpResponse('', { status: 429, headers: { 'Retry-After': '20' } }),
    reason: 'The server is busy. Try again in 20 seconds.',
    form: '429: Too Many Requests',
  },
  {
    name: '500 with a page',
    answer: () => HttpResponse.html(page, { status: 500 }),
    reason: 'The server answered with status 500.',
  },
  {
    name: '200 with a page',
    answer: () => HttpResponse.html(page),
    reason: 'The server sent a page instead of an answer.',
  },
  {
    name: '200 with half an answer',
    answer: () => new HttpResponse('{"id": "7", "na'),
    reason: 'The server sent an answer that could not be read.',
    isDone: true,
  },
]

/** One fault of each kind: no response, a refusal with a message, and an unreadable response. */
export const usualFaults = allFaults.filter(({ name }) =>
  ['offline', '409', '200 with half an answer'].includes(name),
)

/** The response with all values set to null; arrays get null as an additional first item. */
export function nullFields(value: unknown): JsonBodyType {
  if (Array.isArray(value)) return [null, ...value.slice(0, 1).map(nullFields)]
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, nullFields(one)]))
}
