import { writeFile } from 'node:fs/promises'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { type MockServer, startMockServer } from '../../mocks/entry/http-server'
import { listen } from '../support/listen'
import { runComparison } from './run-comparison'

const runAgainst = (url: string) =>
  runComparison('--url', url, '--email', 'admin@example.com', '--password', 'password', '--yes')

const contents = ({ db }: MockServer) => ({
  lists: db.lists.all(),
  campaigns: db.campaigns.all(),
  users: db.users.all(),
  contacts: db.contacts.count(),
})

test('the mock server conforms to the contract, and its data is unchanged afterwards', async () => {
  const server = await startMockServer()
  const before = contents(server)
  const { printed, code } = await runAgainst(server.url)
  expect(printed).toMatch(/^(\d+) of \1 operations agree with openapi\.yaml\.$/m)
  expect(code).toBe(0)
  expect(contents(server)).toEqual(before)
  await server.close()
})

/** Passes calls on to the server, and breaks its responses in six ways. */
function withMistakes(server: MockServer): RequestListener {
  async function answer(message: IncomingMessage, to: ServerResponse) {
    const { method, url = '', headers } = message
    const body = await text(message)
    const { cookie = '' } = headers
    const original = await fetch(server.url + url, {
      method,
      headers: { cookie, 'Content-Type': 'application/json' },
      body: body || undefined,
    })
    let sent = await original.text()
    let { status } = original
    let type = 'application/json'
    const call = `${method} ${url}`
    if (call === 'GET /api/credits/balance' && status === 200) sent = '{"balance":"12500"}'
    if (call === 'POST /api/admin/users' && status === 201) sent = `{"data":${sent}}`
    if (call === 'POST /api/lists' && status === 201) status = 200
    if (call === 'GET /api/auth/user' && status === 401) {
      type = 'text/html'
      sent = '<h1>Unauthorized</h1>'
    }
    if (call.startsWith('DELETE /api/campaigns') && status === 404) sent = '{"error":"Not found"}'
    if (call.startsWith('DELETE /api/lists') && status === 204) {
      status = 500
      sent = '{"message":"The list is locked"}'
    }
    const cookies = original.headers.getSetCookie()
    to.writeHead(status, { 'Content-Type': type, 'Set-Cookie': cookies })
    to.end(sent)
  }
  return (message, to) => void answer(message, to)
}

test('only the violations of a server are reported, and no account is left behind', async () => {
  const server = await startMockServer()
  const { users } = contents(server)
  const front = createServer(withMistakes(server))
  const port = await listen(front)
  const { printed, code } = await runAgainst(`http://localhost:${port}`)
  expect(code).toBe(1)
  const [, names = ''] = /^6 operations differ: (.*)$/m.exec(printed) ?? []
  expect(names.split(', ').toSorted()).toEqual([
    'createList',
    'createUser',
    'deleteCampaign',
    'deleteList',
    'getCreditBalance',
    'getCurrentUser',
  ])
  const differences = printed.split('\n').filter((line) => /^ {12}(?!example)/.test(line))
  expect(differences.map((line) => line.trim())).toEqual([
    '401: /headers/content-type of the answer must be application/json, not text/html',
    '200: /body/balance of the answer must be number',
    '201 expected, 200 came',
    '204 expected, 500 came',
    "404: /body of the answer must have required property 'message'",
    "201: /body of the answer must have required property 'user'",
  ])
  expect(printed).toContain('example: "12500"')
  expect(printed).toContain('example: "<h1>Unauthorized</h1>"')
  expect(printed).toContain('example: {"message":"The list is locked"}')
  expect(contents(server).users).toEqual(users)
  front.close()
  await server.close()
})

test('an unreachable server, or one where nobody can sign in, gets no verdict', async () => {
  const server = await startMockServer()
  const account = ['--email', 'admin@example.com', '--password', 'wrong', '--yes']
  const [gone, refused] = await Promise.all([
    runAgainst('http://localhost:9'),
    runComparison('--url', server.url, ...account),
  ])
  expect(gone.errors).toContain('http://localhost:9 could not be reached: ')
  expect(refused.errors).toMatch(/^Could not sign in as admin@example\.com: 401: /m)
  for (const { printed, code } of [gone, refused]) {
    expect(printed).not.toMatch(/differ/i)
    expect(code).toBe(2)
  }
  await server.close()
})

test('violations in recorded calls are reported in the same way', async () => {
  const entry = (method: string, path: string, status: number, answer: unknown) => ({
    startedDateTime: '2026-11-24T09:00:00Z',
    request: { method, url: `https://sales.example.com${path}` },
    response: {
      status,
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { text: JSON.stringify(answer) },
    },
  })
  const entries = [
    entry('GET', '/api/credits/balance', 200, { balance: '12500' }),
    entry('GET', '/api/brevo/senders', 200, [{ id: 1, name: 'Ada', email: 'ada@example.com' }]),
    entry('DELETE', '/api/lists/1', 500, 'locked'),
    entry('GET', '/api/campaigns', 200, []),
  ]
  const file = test.info().outputPath('problem.har')
  await writeFile(file, JSON.stringify({ log: { entries } }))
  const { printed, code } = await runComparison('--har', file)
  expect(code).toBe(1)
  expect(printed).toContain('3 operations differ: getCreditBalance, getSenders, deleteList')
  expect(printed).toContain('/body/balance of the answer must be number')
  expect(printed).toContain('ok        getCampaigns (200)')
})
