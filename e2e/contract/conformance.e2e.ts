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

test('the mock server agrees with the contract, and holds afterwards what it held before', async () => {
  const server = await startMockServer()
  const before = contents(server)
  const { printed, code } = await runAgainst(server.url)
  expect(printed).toMatch(/^(\d+) of \1 operations agree with openapi\.yaml\.$/m)
  expect(code).toBe(0)
  expect(contents(server)).toEqual(before)
  await server.close()
})

/** Passes calls on to the server, and changes four of its answers. */
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
    const call = `${method} ${url}`
    if (call === 'GET /api/credits/balance') sent = '{"balance":"12500"}'
    if (call === 'GET /api/brevo/senders') sent = sent.replaceAll('"verified"', '"isVerified"')
    if (call === 'POST /api/admin/users') sent = `{"data":${sent}}`
    if (/^DELETE .api.lists/.test(call)) {
      status = 500
      sent = '{"message":"The list is locked"}'
    }
    const cookies = original.headers.getSetCookie()
    to.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': cookies })
    to.end(sent)
  }
  return (message, to) => void answer(message, to)
}

test('mistakes of a server are named, with the field and an example; no account is left behind', async () => {
  const server = await startMockServer()
  const { users } = contents(server)
  const front = createServer(withMistakes(server))
  const port = await listen(front)
  const { printed, code } = await runAgainst(`http://localhost:${port}`)
  expect(code).toBe(1)
  expect(printed).toMatch(/^4 operations differ: .*createUser/m)
  expect(printed).toContain(
    '200: /body/balance of the answer must be number\n            example: "12500"',
  )
  expect(printed).toContain("200: /body/0 of the answer must have required property 'verified'")
  expect(printed).toContain('The list is locked')
  expect(contents(server).users).toEqual(users)
  front.close()
  await server.close()
})

test('mistakes in recorded calls are named in the same way', async () => {
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
