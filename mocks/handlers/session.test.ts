import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import { db } from '../entry/db'
import { useScenario } from '../entry/test-server'
import { signInAs, signOut } from '../entry/sign-in'

const logIn = (email: string, password = 'password') =>
  api.POST('/api/auth/login', { body: { email, password } })

test('nobody is signed in at first', async () => {
  await expect(api.GET('/api/auth/user')).rejects.toThrow('401: {"message":"Not signed in"}')
})

test('logging in starts a session that logging out ends', async () => {
  const { data } = await logIn('Admin@EXAMPLE.com')
  expect(data?.user).toEqual({
    id: '1',
    name: 'Alex Admin',
    email: 'admin@example.com',
    role: 'admin',
  })
  expect((await api.GET('/api/auth/user')).data?.user.id).toBe('1')

  const { response } = await api.POST('/api/auth/logout')
  expect(response.status).toBe(204)
  expect(db.sessions.count()).toBe(0)
  await expect(api.GET('/api/auth/user')).rejects.toThrow('401')
})

test.each([
  ['admin@example.com', 'wrong', '401: {"message":"Invalid email or password"}'],
  ['nobody@example.com', 'password', '401: {"message":"Invalid email or password"}'],
  [
    'admin@example.com.evil.com',
    'password',
    '403: {"message":"Only @example.com emails are allowed"}',
  ],
  ['admin@evilexample.com', 'password', '403'],
  ['admin@example.com', '', '400: {"message":"password must NOT have fewer than 1 characters"}'],
])('%s with "%s" is refused', async (email, password, failure) => {
  await expect(logIn(email, password)).rejects.toThrow(failure)
  expect(db.sessions.count()).toBe(0)
  await expectViolations(...(password ? [] : ['/body/password']))
})

test('signInAs replaces the session of an earlier log-in', async () => {
  await logIn('admin@example.com')
  signInAs('user')
  expect((await api.GET('/api/auth/user')).data?.user.email).toBe('user@example.com')
  signOut()
  await expect(api.GET('/api/auth/user')).rejects.toThrow('401')
})

test('in the scenario session-expired the session ends once, after the first read of the user', async () => {
  signInAs('admin')
  useScenario('session-expired')
  expect((await api.GET('/api/auth/user')).data?.user.id).toBe('1')
  await expect(api.GET('/api/lists')).rejects.toThrow('401')
  await logIn('admin@example.com')
  expect((await api.GET('/api/auth/user')).data?.user.id).toBe('1')
  expect((await api.GET('/api/lists')).data).toHaveLength(6)
})
