import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // As in the other tabs of a browser: what could not be stored is forgotten too.
  dispatchEvent(new StorageEvent('storage'))
})
