/** What is kept in this browser only. Storage may be blocked, as in some private windows, or full. */

/** Undefined when nothing is kept under the key, or it cannot be read. */
export function readFromDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * @param value undefined removes what is kept
 * @returns whether it worked
 */
export function keepOnDevice(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
