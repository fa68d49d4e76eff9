import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { db } from '../entry/db'
import { server, takeBreaches, useScenario } from '../entry/test-server'
import { signInAs } from '../entry/sign-in'
import { expectBreaches } from './expect-breaches'

test('an answer of the backend that breaks the contract is told', async () => {
  signInAs('user')
  db.account.update('1', { balance: Number.NaN })
  await api.GET('/api/credits/balance')
  expect(await takeBreaches()).toEqual([
    'GET /api/credits/balance: /body/balance of the answer must be number',
  ])
  expect(await takeBreaches()).toEqual([])
})

test('answers of the test’s own handlers are its business; the requests are not', async () => {
  server.use(
    http.post('*/api/lists', () => HttpResponse.json(null), { once: true }),
    http.get('*/api/lists', () => HttpResponse.html('<h1>')),
  )
  // @ts-expect-error the contract wants a description
  await api.POST('/api/lists', { body: { name: 'New' } })
  await fetch('http://localhost:5173/api/lists')
  expect(await takeBreaches()).toEqual([
    "POST /api/lists: /body of the request must have required property 'description'",
  ])
})

test.each(['server-down', 'malformed', 'offline'] as const)(
  '%s answers beside the contract on purpose',
  async (scenario) => {
    signInAs('admin')
    useScenario(scenario)
    await api.GET('/api/analytics/events').catch(() => {})
    await api.GET('/api/auth/user')
    expect(await takeBreaches()).toEqual([])
  },
)

test('a call that does not exist is answered, and told', async () => {
  const answer = await fetch('http://localhost:5173/api/nothing')
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such call' }])
  await expectBreaches('/path')
})
