import { beforeEach, expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { expectViolations } from '../contract/expect-violations'
import { db } from '../entry/db'
import { signInAs } from '../entry/sign-in'

beforeEach(() => signInAs('admin'))

const grace = { name: 'Grace Hopper', email: 'Grace@Example.com', password: 'secret' }
const create = (part: object = {}) => api.POST('/api/admin/users', { body: { ...grace, ...part } })
const remove = (id: string) => api.DELETE('/api/admin/users/{id}', { params: { path: { id } } })

test('only admins see, create and delete accounts', async () => {
  signInAs('user')
  await expect(api.GET('/api/admin/users')).rejects.toThrow('403')
  await expect(create()).rejects.toThrow('403')
  await expect(remove('3')).rejects.toThrow('403')
  expect(db.users.count()).toBe(8)
})

test('the accounts are listed without their passwords', async () => {
  const { data } = await api.GET('/api/admin/users')
  expect(data?.users).toHaveLength(8)
  expect(Object.keys(data?.users[0] ?? {})).toEqual(['id', 'name', 'email', 'role'])
})

test('a created account can sign in', async () => {
  const { data } = await create()
  expect(data?.user).toEqual({
    id: '9',
    name: 'Grace Hopper',
    email: 'grace@example.com',
    role: 'user',
  })
  const session = await api.POST('/api/auth/login', {
    body: { email: 'grace@example.com', password: 'secret' },
  })
  expect(session.data?.user.id).toBe('9')
})

test.each([
  [{ email: 'USER@example.com' }, '409: {"message":"A user with this email exists already"}', []],
  [{ email: 'grace@evilexample.com' }, /400.*email.*@example\.com/, []],
  [{ email: 'grace' }, /400.*email/, ['/body/email']],
  [{ password: '12345' }, /400.*password.*6/, ['/body/password']],
  [{ name: ' ' }, /400.*name/, ['/body/name']],
])('%o is refused', async (part, failure, violations) => {
  await expect(create(part)).rejects.toThrow(failure)
  expect(db.users.count()).toBe(8)
  await expectViolations(...violations)
})

test('deleting an account ends its sessions; admins cannot delete their own', async () => {
  db.sessions.insert({ id: 'token-of-user', userId: '2' })
  await remove('2')
  expect(db.users.get('2')).toBeUndefined()
  expect(db.sessions.get('token-of-user')).toBeUndefined()
  await expect(remove('2')).rejects.toThrow('404')
  await expect(remove('1')).rejects.toThrow('400: {"message":"You cannot delete your own account"}')
})
