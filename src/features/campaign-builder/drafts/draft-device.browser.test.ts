import { expect, test } from 'vitest'
import { openDraftDevice } from './draft-device'

const deleteDatabase = () =>
  new Promise<string>((resolve) => {
    const request = indexedDB.deleteDatabase('drafts')
    request.addEventListener('blocked', () => resolve('blocked'))
    request.addEventListener('success', () => resolve('deleted'))
  })

test('the database can be deleted by another tab, and is opened again by the next write', async () => {
  const device = openDraftDevice('1')
  expect(await device.heads()).toEqual([])
  expect(await deleteDatabase()).toBe('deleted')
  const head = { id: 'a', name: 'Spring', changedAt: 1, place: { flow: 'name' as const } }
  await device.write(head, [])
  expect((await device.heads()).map(({ name }) => name)).toEqual(['Spring'])
  await device.removeAll()
})
