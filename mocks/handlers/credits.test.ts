import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { useScenario } from '../entry/test-server'
import { signInAs } from '../entry/sign-in'

test('the default world starts with 12,500 units', async () => {
  signInAs('user')
  expect((await api.GET('/api/credits/balance')).data).toEqual({ balance: 12_500 })
})

test('a company without credits has none', async () => {
  signInAs('user')
  useScenario('no-credits')
  expect((await api.GET('/api/credits/balance')).data).toEqual({ balance: 0 })
})
