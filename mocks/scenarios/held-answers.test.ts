import { expect, test } from 'vitest'
import { api } from '@/shared/api/client'
import { db } from '../entry/db'
import { hold } from '../entry/test-server'
import { signInAs } from '../entry/sign-in'

test('responses are released in any order, after the backend has performed the calls', async () => {
  signInAs('user')
  const creations = hold('createList')
  const answered: string[] = []
  const create = async (name: string) => {
    await api.POST('/api/lists', { body: { name, description: '' } })
    answered.push(name)
  }
  const first = create('First')
  await creations.arrived()
  const second = create('Second')
  await creations.arrived(2)
  expect(db.lists.all().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['First', 'Second']),
  )
  // Calls of other operations are not held.
  await api.GET('/api/lists')
  expect(answered).toEqual([])

  creations.release(1)
  await second
  expect(answered).toEqual(['Second'])
  creations.release()
  await first
  expect(answered).toEqual(['Second', 'First'])
  expect(() => creations.release()).toThrow('No answer of createList waits at 0')

  const third = create('Third')
  await creations.arrived()
  creations.end()
  await third
  await create('Fourth')
  expect(answered).toEqual(['Second', 'First', 'Third', 'Fourth'])
})
