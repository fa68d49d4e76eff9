import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // Clears values that could not be stored, like `storage.clear()` in another tab.
  dispatchEvent(new StorageEvent('storage'))
})
