import { expect, test, vi } from 'vitest'
import { readMockSettings, writeMockSettings } from './mock-settings'

const read = (query: string) => readMockSettings(new URLSearchParams(query))

test('settings can be written to an address and read back', () => {
  const query =
    'scenario=launch-partial&role=admin&latency=slow&balance=250&days=2&fail=getLists:503,logIn:network,getUsers:page&hold=searchLeads,getLists'
  const params = new URLSearchParams('limit=50&role=user')
  writeMockSettings(params, read(query))
  expect(Object.fromEntries(params)).toEqual({
    limit: '50',
    scenario: 'launch-partial',
    role: 'admin',
    latency: 'slow',
    balance: '250',
    days: '2',
    fail: 'getLists:503,logIn:network,getUsers:page',
    hold: 'searchLeads,getLists',
  })
})

test('default settings are not in the address', () => {
  const params = new URLSearchParams('limit=50&scenario=large')
  writeMockSettings(params, read(''))
  expect(params.toString()).toBe('limit=50')
})

test('invalid values are ignored, and an unknown scenario is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const settings = read(
    'scenario=nope&role=king&latency=toString&balance=-1&fail=getLists:200,x,:500,logIn:soon',
  )
  expect(settings).toEqual({ fail: {} })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('There is no scenario "nope"'))
})
