import { expect, test } from 'vitest'
import { mistakesIn, readMockSettings, writeMockSettings } from './mock-settings'

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

test('invalid values are ignored, and each is reported with the valid ones', () => {
  const query =
    'scenario=nope&role=king&latency=toString&balance=-1&fail=getLists:200,x,:500,logIn:soon&hold=nope'
  expect(read(query)).toEqual({ fail: {}, hold: ['nope'] })
  const operationIds = () => ['getLists', 'logIn']
  const known = 'Known: getLists, logIn'
  expect(mistakesIn(new URLSearchParams(query), operationIds)).toEqual([
    expect.stringMatching(/^There is no scenario "nope". Known: default, /),
    'There is no role "king". Known: admin, user, nobody',
    'There is no latency "toString". Known: none, real, slow',
    `There is no operation "x". ${known}`,
    `There is no operation "". ${known}`,
    `There is no operation "nope". ${known}`,
    '"200" is no failure of getLists. Known: a status from 400 to 599, empty, page, cut, network',
    '"" is no failure of x. Known: a status from 400 to 599, empty, page, cut, network',
    '"soon" is no failure of logIn. Known: a status from 400 to 599, empty, page, cut, network',
    '"-1" is no number for balance.',
  ])
})
