import '@testing-library/jest-dom/vitest'
import './jsdom-polyfills'
import './styles-that-hide'
import { resetMockBackend, server, takeViolations } from '@mocks/entry/test-server'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { clearSessionStores } from '@/shared/lib/state/store'
import { failureSettings } from './failure-settings'
import { keepToasts } from './keep-toasts'
import { memoryIndexedDb } from './memory-indexed-db'

// React captures a stack for each element: with Vitest's limit of 100 it takes a tenth of the time.
Error.stackTraceLimit = 10

configure(failureSettings)
keepToasts()

Object.defineProperty(globalThis, 'indexedDB', { value: memoryIndexedDb.indexedDB, writable: true })

const consoleErrors: string[] = []

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))

beforeEach(() => {
  consoleErrors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    consoleErrors.push(parts.map(String).join(' '))
  })
})

afterEach(async () => {
  cleanup()
  clearSessionStores()
  localStorage.clear()
  sessionStorage.clear()
  // Clears values that could not be stored, like `storage.clear()` in another tab.
  dispatchEvent(new StorageEvent('storage'))
  resetMockBackend()
  const violations = await takeViolations()
  // Reset last, after the end of the session has written to it.
  await memoryIndexedDb.reset()
  if (violations.length > 0) {
    throw new Error(`Calls violated openapi.yaml:\n${violations.join('\n')}`)
  }
  if (consoleErrors.length > 0)
    throw new Error(`console.error was called:\n${consoleErrors.join('\n')}`)
})

afterAll(() => server.close())
