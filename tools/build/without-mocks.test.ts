import { expect, test } from 'vitest'
import { findMockModule } from './without-mocks'

test.each([
  '/project/node_modules/msw/lib/browser/index.mjs',
  '/project/node_modules/@mswjs/data/lib/index.js',
  '/project/node_modules/ajv/dist/2020.js',
  '/project/mocks/entry/mock-mode.ts',
  '/project/mocks/panel/mock-panel.tsx',
])('a production build must not contain %s', (id) => {
  expect(findMockModule(['/project/src/main.tsx', id])).toBe(id)
})

test('a production build may contain the product’s own modules and its dependencies', () => {
  const ids = ['/project/src/main.tsx', '/project/node_modules/react/index.js']
  expect(findMockModule(ids)).toBeUndefined()
})
