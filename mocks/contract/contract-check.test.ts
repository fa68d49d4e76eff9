import contractText from '../../openapi.yaml?raw'
import { describe, expect, test } from 'vitest'
import { createContractCheck, inWords } from './contract-check'
import { parseContract } from './operations'

const check = createContractCheck(contractText)
const json = new Headers({ 'Content-Type': 'application/json; charset=utf-8' })
const url = (path: string) => new URL(path, 'http://localhost')

function request(method: string, path: string, body?: unknown, headers = json) {
  const text = body === undefined ? '' : JSON.stringify(body)
  return check.request(method, url(path), { headers, body: text }).map(inWords)
}
function answer(method: string, path: string, status: number, body?: unknown, headers = json) {
  const text = body === undefined ? '' : JSON.stringify(body)
  return check.answer(method, url(path), status, { headers, body: text }).map(inWords)
}

const user = { id: '1', name: 'Ada', email: 'ada@example.com', role: 'admin' }

test('checks every operation of the contract', () => {
  const { paths } = parseContract(contractText)
  expect(check.operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    Object.entries(paths)
      .flatMap(([path, item]) => Object.keys(item).map((key) => `${key.toUpperCase()} ${path}`))
      .filter((call) => !call.startsWith('PARAMETERS '))
      .toSorted(),
  )
  for (const { method, path, answers } of check.operations) {
    request(method, path.replace('{id}', '1'), {})
    for (const status of Object.keys(answers)) {
      answer(method, path, Number(status) || 500, {})
    }
  }
})

describe('a request', () => {
  test.each([
    ['GET', '/api/lists', undefined],
    ['GET', '/any/folder/api/lists/7/leads', undefined],
    ['GET', '/api/analytics/events?type=sent&limit=50', undefined],
    ['POST', '/api/lists', { name: 'New', description: '' }],
    ['PATCH', '/api/campaigns/7/status', { active: true }],
    ['POST', '/api/auth/logout', undefined],
  ])('%s %s passes if it fits the contract', (method, path, body) => {
    expect(request(method, path, body)).toEqual([])
  })

  test.each([
    ['GET', '/api/list', undefined, '/path of the request must be in openapi.yaml'],
    ['PUT', '/api/lists', {}, '/path of the request must be in openapi.yaml'],
    ['GET', '/api/lists?page=1', undefined, '/query/page of the request must not be there'],
    [
      'GET',
      '/api/analytics/events?limit=ten',
      undefined,
      '/query/limit of the request must be integer',
    ],
    ['POST', '/api/auth/logout', {}, '/body of the request must be empty'],
    ['POST', '/api/lists', undefined, '/body of the request must be JSON'],
    [
      'POST',
      '/api/lists',
      { name: 1, description: '' },
      '/body/name of the request must be string',
    ],
    [
      'POST',
      '/api/lists',
      { name: 'A', description: '', color: 1 },
      '/body of the request must not have "color"',
    ],
  ])('%s %s is reported with its pointer', (method, path, body, violation) => {
    expect(request(method, path, body)).toEqual([`${method} ${path.split('?')[0]}: ${violation}`])
  })

  test('explains the closest of several alternatives', () => {
    const [violation] = request('POST', '/api/leads', [{ apolloId: 'a' }])
    expect(violation).toContain("/body/0 of the request must have required property 'firstName'")
  })

  test('without a JSON content type is reported', () => {
    const plain = new Headers({ 'Content-Type': 'text/plain' })
    expect(request('POST', '/api/lists', { name: 'A', description: '' }, plain)).toEqual([
      'POST /api/lists: /headers/content-type of the request must be application/json, not text/plain',
    ])
  })
})

describe('an answer', () => {
  test.each([
    ['GET', '/api/auth/user', 200, { user }],
    ['GET', '/api/auth/user', 418, { message: 'A failure the contract has by default' }],
    ['DELETE', '/api/lists/7', 204, undefined],
  ])('%s %s %i passes if it fits the contract', (method, path, status, body) => {
    expect(answer(method, path, status, body)).toEqual([])
  })

  test.each([
    [201, { user }, '/status of the answer must be 200, not 201'],
    [
      200,
      { user: { ...user, role: 'boss' } },
      '/body/user/role of the answer must be one of ["admin","user"]',
    ],
    [
      200,
      { user: { ...user, email: 'ada' } },
      '/body/user/email of the answer must match format "email"',
    ],
    [500, { error: 'no message' }, "/body of the answer must have required property 'message'"],
  ])('%i %o is reported with its pointer', (status, body, violation) => {
    expect(answer('GET', '/api/auth/user', status, body)).toEqual([
      `GET /api/auth/user: ${violation}`,
    ])
  })
})
