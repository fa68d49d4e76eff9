import '@testing-library/jest-dom/vitest'
import './jsdom-polyfills'
import './styles-that-hide'
import { resetMockBackend, server, takeBreaches } from '@mocks/entry/test-server'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearSessionStores } from '@/shared/lib/store'

// A busy machine loads a lazy screen in more than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 })

const complaints: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '))
  })
})

afterEach(async () => {
  cleanup()
  clearSessionStores()
  localStorage.clear()
  sessionStorage.clear()
  resetMockBackend()
  const breaches = await takeBreaches()
  if (breaches.length > 0) {
    throw new Error(`The calls did not keep to openapi.yaml:\n${breaches.join('\n')}`)
  }
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`)
})

afterAll(() => server.close())
