import { expect, test } from 'vitest'
import contractText from '../../openapi.yaml?raw'
import { createBackend } from './backend'
import { createCallLog } from '../panel/call-log'
import { createCallWatch } from '../contract/call-watch'
import { world } from './db'

function start() {
  const log = createCallLog()
  const watch = createCallWatch(() => contractText, log.note)
  const backend = createBackend(world, watch)
  let id = 0
  const call = (path: string) => {
    id += 1
    const headers = { 'Content-Type': 'application/json' }
    const request = new Request(`http://localhost:5173${path}`, { headers })
    watch.begin(String(id), request)
    return backend.answer(request, String(id))
  }
  return { backend, watch, log, call }
}

test('a requested failure affects the calls of its operation, until it is ended', async () => {
  const { backend, call } = start()
  const failure = backend.fail('getListContacts', 409)
  expect((await call('/api/lists')).status).toBe(401)
  for (const _ of [1, 2]) expect((await call('/api/lists/1/leads')).status).toBe(409)
  failure.end()
  expect((await call('/api/lists/1/leads')).status).toBe(401)
  backend.fail('getLists', 'network')
  expect((await call('/api/lists')).type).toBe('error')
})

test.each([
  { failure: 'page', status: 500, text: /^<!doctype html>/ },
  { failure: 'empty', status: 500, text: /^$/ },
  { failure: 'cut', status: 401, text: /^{"message":"N$/ },
] as const)('a response can be broken: $failure', async ({ failure, status, text }) => {
  const { backend, watch, log, call } = start()
  backend.fail('getLists', failure)
  const answer = await call('/api/lists')
  expect(answer.status).toBe(status)
  expect(await answer.text()).toMatch(text)
  expect(await watch.takeViolations()).toEqual([])
  expect(log.calls()[0]).toMatchObject({ isAnswerChecked: false })
})

test('the log has the latest call first, with its response and violations', async () => {
  const { watch, log, call } = start()
  await call('/api/auth/user')
  await call('/api/lists?page=2')
  await watch.takeViolations()
  const [latest, first] = log.calls()
  expect(first).toMatchObject({
    path: '/api/auth/user',
    status: 401,
    answer: { message: 'Not signed in' },
    violations: [],
    isAnswerChecked: true,
  })
  expect(latest?.violations).toEqual([
    'GET /api/lists: /query/page of the request must not be there',
  ])
})

test('responses of a scenario that breaks the contract are not checked', async () => {
  const { backend, watch, log, call } = start()
  backend.play('server-down')
  await call('/api/lists')
  expect(await watch.takeViolations()).toEqual([])
  expect(log.calls()[0]).toMatchObject({ status: 500, isAnswerChecked: false })
})
