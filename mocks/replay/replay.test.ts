import { describe, expect, test } from 'vitest'
import { readHar } from './har'
import contractText from '../../openapi.yaml?raw'
import { createCallWatch } from '../contract/call-watch'
import { createBackend } from '../entry/backend'
import { createWorld } from '../model/world'
import { scenarios } from '../scenarios/scenarios'

type Recorded = {
  call: string
  answer: unknown
  status?: number
  origin?: string
  at?: number
}

const entry = ({
  call,
  answer,
  status = 200,
  origin = 'https://sales.example',
  at = 0,
}: Recorded) => {
  const [method, path = ''] = call.split(' ')
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer)
  return {
    startedDateTime: new Date(at).toISOString(),
    request: { method, url: origin + path },
    response: { status, headers: [], content: { mimeType: 'application/json', text } },
  }
}
const har = (...calls: Recorded[]) => JSON.stringify({ log: { entries: calls.map(entry) } })

/** A mock backend that replays the file, signed out. */
function replaying(file: string) {
  const world = createWorld()
  world.reset(scenarios.default.seed)
  const backend = createBackend(
    world,
    createCallWatch(() => contractText),
  )
  backend.play('default')
  backend.replay(readHar(file))
  return (path: string, method = 'GET') =>
    backend.answer(new Request(`http://localhost${path}`, { method }), crypto.randomUUID())
}

describe('recorded calls', () => {
  test('are answered in their order, by address first; the last answer of a read stays', async () => {
    const send = replaying(
      har(
        { call: 'GET /api/lists/1/leads', answer: ['second'], at: 2 },
        { call: 'GET /api/lists/1/leads', answer: ['first'], at: 1 },
        { call: 'GET /api/lists/2/leads', answer: ['other'], origin: 'http://elsewhere' },
      ),
    )
    const read = async (id: number) => (await send(`/api/lists/${id}/leads`)).json()
    expect(await read(1)).toEqual(['first'])
    expect(await read(2)).toEqual(['other'])
    expect(await read(1)).toEqual(['second'])
    expect(await read(1)).toEqual(['second'])
  })

  test('fail as recorded: with a status, with a page, or without a response', async () => {
    const send = replaying(
      har(
        { call: 'GET /api/campaigns', answer: '<script>alert(1)</script>', status: 502 },
        { call: 'GET /api/lists', answer: '', status: 0 },
      ),
    )
    const failed = await send('/api/campaigns')
    expect([failed.status, await failed.text()]).toEqual([502, '<script>alert(1)</script>'])
    expect((await send('/api/lists')).type).toBe('error')
  })

  test('leave the others to the mock backend, where an admin is signed in', async () => {
    const send = replaying(
      har({ call: 'DELETE /api/lists/1', answer: { message: 'Locked' }, status: 409 }),
    )
    expect((await send('/api/lists/1', 'DELETE')).status).toBe(409)
    // Recorded once: the mock backend handles the second call and deletes the list.
    expect((await send('/api/lists/1', 'DELETE')).status).toBe(204)
    expect((await send('/api/admin/users')).status).toBe(200)
  })
})

describe('a file of a browser', () => {
  test('may have other calls, and answers in Base64', () => {
    const file = {
      log: {
        entries: [
          entry({ call: 'GET /styles.css', answer: '' }),
          entry({ call: 'OPTIONS /api/lists', answer: '' }),
          { request: { method: 'GET', url: 'not an address' } },
          null,
          {
            request: { method: 'GET', url: 'https://a.example/app/api/lists?x=1' },
            response: {
              status: 200,
              headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
              content: { text: btoa('[]'), encoding: 'base64' },
            },
          },
        ],
      },
    }
    expect(readHar(JSON.stringify(file))).toEqual([
      {
        method: 'GET',
        path: '/api/lists?x=1',
        request: '',
        status: 200,
        contentType: 'application/json; charset=utf-8',
        retryAfter: undefined,
        answer: '[]',
      },
    ])
  })

  test.each([
    ['a truncated file', har({ call: 'GET /api/lists', answer: [] }).slice(0, -9), 'not a whole'],
    ['another kind of file', '{"log":{}}', 'it has no calls'],
    ['null', 'null', 'it has no calls'],
    ['calls of another site', har({ call: 'GET /news', answer: '' }), 'no calls to /api/'],
    ['50 MB', ' '.repeat(50 * 1024 * 1024), 'larger than 20 MB'],
  ])('is refused with a sentence: %s', (_what, file, words) => {
    expect(() => readHar(file)).toThrow(words)
  })
})
