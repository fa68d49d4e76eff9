import { expect, test, vi } from 'vitest'
import { emptyForm } from '@/entities/campaign/model/campaign-form'
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
  const handleLoss = vi.fn<() => void>()
  const stop = device.onLoss(handleLoss)
  expect(await deleteDatabase()).toBe('deleted')
  expect(handleLoss).toHaveBeenCalledOnce()
  stop()
  const head = { id: 'a', name: 'Spring', changedAt: 1, place: { flow: 'name' as const } }
  await device.write(head, [])
  expect((await device.heads()).map(({ name }) => name)).toEqual(['Spring'])
  await device.removeAll()
})

test('each transaction ends without the page, which may be asking whether to leave', async () => {
  const device = openDraftDevice('1')
  await device.heads()
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const ended = vi.spyOn(IDBTransaction.prototype, 'commit')
  const head = { id: 'a', name: 'Spring', changedAt: 1, place: { flow: 'name' as const } }
  await device.write(head, [{ form: emptyForm }])
  await device.heads()
  await device.read('a')
  await device.removeAll()
  expect(begun.mock.calls.length).toBeGreaterThan(5)
  expect(ended).toHaveBeenCalledTimes(begun.mock.calls.length)
  vi.restoreAllMocks()
})
