import { server } from '@mocks/entry/test-server'
import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AnswerError, ApiError, LateError, NetworkError, outcomeOf } from './api-error'
import { answered, api, bodyOf, textOf } from './client'
import { detailsOf } from './error-details'

const readLists = () => bodyOf(api.GET('/api/lists'))
const readText = () => api.GET('/api/lists', { parseAs: 'text' })

function answerLists(answer: () => Response) {
  server.use(http.get('*/api/lists', answer))
}

it('sends a JSON content type and the session credentials with every call', async () => {
  const requests: Request[] = []
  server.use(
    http.all('*/api/*', ({ request }) => {
      requests.push(request)
      return HttpResponse.json([])
    }),
  )
  await readLists()
  await bodyOf(api.POST('/api/auth/logout'))

  expect(requests).toHaveLength(2)
  for (const request of requests) {
    expect(request.headers.get('Content-Type')).toBe('application/json')
    expect(request.credentials).toBe('include')
  }
})

it('a call is one fetch, also if the connection is reset: only the browser may repeat it', async () => {
  server.use(http.post('*/api/leads/reveal', () => HttpResponse.error()))
  const fetch = vi.spyOn(globalThis, 'fetch')
  const body = { lead_ids: ['1'] }
  await expect(bodyOf(api.POST('/api/leads/reveal', { body }))).rejects.toThrow(NetworkError)
  const sent = fetch.mock.calls.filter(([one]) => one instanceof Request && one.method === 'POST')
  expect(sent).toHaveLength(1)
})

it.each([
  ['offline', [false, false], 'refused'],
  ['online', [true, true], 'unknown'],
  ['offline until it left', [false, true], 'unknown'],
])('the outcome of a write that failed %s', async (_, isOnline, outcome) => {
  server.use(http.post('*/api/leads/reveal', () => HttpResponse.error()))
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline[1] ?? true)
  onLine.mockReturnValueOnce(isOnline[0] ?? true)
  onTestFinished(() => onLine.mockRestore())
  const body = { lead_ids: ['1'] }
  const error = await bodyOf(api.POST('/api/leads/reveal', { body })).catch((one: unknown) => one)
  expect(outcomeOf(error)).toBe(outcome)
})

it.each([
  [500, 'Broken', 'Internal Server Error', '500: Broken'],
  [404, null, 'Not Found', '404: Not Found'],
])('raises a %d as %s', async (status, body, statusText, message) => {
  answerLists(() => new HttpResponse(body, { status, statusText }))
  const error = await readLists().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toHaveProperty('message', message)
})

it.each([
  [new HttpResponse('', { status: 500, headers: { 'X-Request-Id': 'r-7' } }), '500', 'r-7'],
  [new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } }), '200', 'not known'],
  [HttpResponse.error(), 'no response', 'not known'],
])('the details of a failure have call, status, request id, version and time', async (...given) => {
  const [response, status, id] = given
  answerLists(() => response)
  const error = await readLists().catch((error: unknown) => error)
  if (!(error instanceof Error)) throw new Error('The call succeeded')
  expect(detailsOf(error)).toMatch(
    new RegExp(
      `^Call: GET /api/lists\nStatus: ${status}\nRequest id: ${id}\nVersion: [\\d.]+\nTime: \\d{4}-.+Z$`,
    ),
  )
})

it.each([
  ['Sat, 28 Nov 2026 09:00:20 GMT', 20],
  ['Sat, 28 Nov 2026 08:59:40 GMT', undefined],
  ['20', 20],
  ['soon', undefined],
])('reads %s in Retry-After as %s seconds', async (value, seconds) => {
  vi.useFakeTimers({ now: new Date('2026-11-28T09:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  answerLists(() => new HttpResponse('', { status: 429, headers: { 'Retry-After': value } }))
  await expect(readLists()).rejects.toHaveProperty('retryAfter', seconds)
})

it('raises an OK answer that is not JSON', async () => {
  answerLists(() => new HttpResponse('{"lists": ['))
  await expect(readLists()).rejects.toBeInstanceOf(AnswerError)
})

it('rejects an HTML page as an answer, even if the body is not read', async () => {
  answerLists(() => HttpResponse.html('<p>Please log in to the proxy</p>'))
  await expect(readLists()).rejects.toBeInstanceOf(AnswerError)
  await expect(answered(readText())).rejects.toBeInstanceOf(AnswerError)
  answerLists(() => new HttpResponse(null, { headers: { 'Content-Type': 'text/html' } }))
  await expect(answered(readText())).resolves.toBeUndefined()
})

it.each([
  ['a lost connection', new TypeError('terminated'), NetworkError],
  ['late, when its minute is over', new DOMException('', 'TimeoutError'), LateError],
])('raises a response that is cut off as %s', async (_, failure, raised) => {
  answerLists(
    () =>
      new HttpResponse(
        new ReadableStream({
          start(body) {
            body.enqueue(new TextEncoder().encode('[{"id": 1'))
            body.error(failure)
          },
        }),
        { headers: { 'Content-Type': 'application/json' } },
      ),
  )
  await expect(readLists()).rejects.toBeInstanceOf(raised)
  await expect(textOf(readText())).rejects.toBeInstanceOf(raised)
  await expect(answered(readText())).rejects.toBeInstanceOf(raised)
})

it('aborts a read that hangs for a minute', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  server.use(http.get('*/api/lists', () => new Promise<Response>(() => {})))
  const reading = readLists()
  await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(60_000))
  clock.abort(new DOMException('', 'TimeoutError'))
  await expect(reading).rejects.toBeInstanceOf(LateError)
})

it('never aborts a write', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  server.use(http.post('*/api/auth/logout', () => HttpResponse.json({})))
  await bodyOf(api.POST('/api/auth/logout'))
  expect(timeout).not.toHaveBeenCalled()
})

it.each(['<!doctype html><p>Log in to the proxy</p>', '{"id": "7", "na'])(
  'raises %s, whatever type it claims to have, even if the body is not read',
  async (body) => {
    answerLists(() => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } }))
    await expect(answered(readText())).rejects.toBeInstanceOf(AnswerError)
  },
)

it('accepts any OK response of a call whose body is not read', async () => {
  for (const body of ['OK', '', '{}', 'null']) {
    answerLists(() => new HttpResponse(body))
    await expect(answered(readText())).resolves.toBeUndefined()
  }
  answerLists(() => new HttpResponse('No', { status: 500 }))
  await expect(answered(readText())).rejects.toBeInstanceOf(ApiError)
})
