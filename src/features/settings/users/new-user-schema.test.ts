import { expect, it } from 'vitest'
import { newUserSchema } from './new-user-schema'

const schema = newUserSchema('example.com')
const valid = { name: 'Grace Hopper', email: 'grace@example.com', password: 'secret' }

const firstProblem = (part: Partial<typeof valid>) =>
  schema.safeParse({ ...valid, ...part }).error?.issues[0]?.message

it.each([
  [{}, undefined],
  [{ name: '' }, 'Name is required'],
  [{ name: ' \u200B ' }, 'Name is required'],
  [{ email: '' }, 'Invalid email address'],
  [{ email: 'grace' }, 'Invalid email address'],
  [{ email: 'a@b@example.com' }, 'Invalid email address'],
  [{ email: 'grace@other.com' }, 'Only @example.com email addresses are allowed'],
  [{ email: 'grace@evilexample.com' }, 'Only @example.com email addresses are allowed'],
  [{ email: 'grace@example.com.evil.com' }, 'Only @example.com email addresses are allowed'],
  [{ email: ' GRACE@Example.com ' }, undefined],
  [{ password: '12345' }, 'Password must be at least 6 characters'],
  [{ password: '123456' }, undefined],
])('%j: %s', (part, message) => {
  expect(firstProblem(part)).toBe(message)
})

it('trims name and address, but never the password', () => {
  const typed = { name: ' Grace ', email: ' grace@example.com ', password: ' secret ' }
  expect(schema.parse(typed)).toEqual({
    name: 'Grace',
    email: 'grace@example.com',
    password: ' secret ',
  })
})
