import { expect, test } from 'vitest'
import { http } from './contract-http'

/** The type check is the test: each `@ts-expect-error` must be an error. */
test('handlers that do not fit the contract do not compile', () => {
  const handlers = [
    http.get('/api/lists', ({ response }) => response(200).json([])),
    // @ts-expect-error no such path
    http.get('/api/list', () => undefined),
    // @ts-expect-error no such method
    http.patch('/api/lists', () => undefined),
    // @ts-expect-error no such status
    http.get('/api/lists', ({ response }) => response(404).json({ message: '' })),
    // @ts-expect-error no such body
    http.get('/api/lists', ({ response }) => response(200).json([{ id: '1' }])),
  ]
  expect(handlers.map(({ info }) => info.path)).toContain('*/api/lists')
})
