import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { db } from '../entry/db'
import { server, takeViolations, useScenario } from '../entry/test-server'
import { signInAs } from '../entry/sign-in'
import { expectViolations } from './expect-violations'

test('reports a response of the backend that violates the contract', async () => {
  signInAs('user')
  db.account.update('1', { balance: Number.NaN })
  await api.GET('/api/credits/balance')
  expect(await takeViolations()).toEqual([
    'GET /api/credits/balance: /body/balance of the answer must be number',
  ])
  expect(await takeViolations()).toEqual([])
})

test('checks requests, but not responses, of handlers that a test adds', async () => {
  server.use(
    http.post('*/api/lists', () => HttpResponse.json(null), { once: true }),
    http.get('*/api/lists', () => HttpResponse.html('<h1>')),
  )
  // @ts-expect-error the contract requires a description
  await api.POST('/api/lists', { body: { name: 'New' } })
  await fetch('http://localhost:5173/api/lists')
  expect(await takeViolations()).toEqual([
    "POST /api/lists: /body of the request must have required property 'description'",
  ])
})

test.each(['server-down', 'malformed', 'offline'] as const)(
  'the scenario %s may violate the contract',
  async (scenario) => {
    signInAs('admin')
    useScenario(scenario)
    await api.GET('/api/analytics/events').catch(() => {})
    await api.GET('/api/auth/user')
    expect(await takeViolations()).toEqual([])
  },
)

test('a call that does not exist is answered with 404 and reported', async () => {
  const answer = await fetch('http://localhost:5173/api/nothing')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such call' }])
  await expectViolations('/path')
})
