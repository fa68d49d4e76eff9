import { expect, test, vi } from 'vitest'
import { readChoices, writeChoices } from './mock-settings'

const read = (query: string) => readChoices(new URLSearchParams(query))

test('choices survive the way into an address and back', () => {
  const query =
    'scenario=launch-partial&role=admin&latency=slow&balance=250&days=2&fail=getLists:503,logIn:network,getUsers:page'
  const params = new URLSearchParams('limit=50&role=user')
  writeChoices(params, read(query))
  expect(Object.fromEntries(params)).toEqual({
    limit: '50',
    scenario: 'launch-partial',
    role: 'admin',
    latency: 'slow',
    balance: '250',
    days: '2',
    fail: 'getLists:503,logIn:network,getUsers:page',
  })
})

test('nothing chosen leaves nothing in the address', () => {
  const params = new URLSearchParams('limit=50&scenario=slow')
  writeChoices(params, read(''))
  expect(params.toString()).toBe('limit=50')
})

test('nonsense is passed over, and an unknown scenario is told', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const choices = read(
    'scenario=nope&role=king&latency=toString&balance=-1&fail=getLists:200,x,:500,logIn:soon',
  )
  expect(choices).toEqual({ fail: {} })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('There is no scenario "nope"'))
})
