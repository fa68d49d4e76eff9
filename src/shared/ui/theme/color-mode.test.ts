import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyStoredColorMode, useColorMode } from './color-mode'

function mockSystemMode(initial: 'light' | 'dark') {
  let isDark = initial === 'dark'
  const query = Object.assign(new EventTarget(), {
    media: '(prefers-color-scheme: dark)',
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    get matches() {
      return isDark
    },
  })
  // `Object.assign` would evaluate the getter only once.
  Object.defineProperty(query, 'matches', { get: () => isDark })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query)
  return (next: 'light' | 'dark') => {
    isDark = next === 'dark'
    query.dispatchEvent(new Event('change'))
  }
}

const shown = () => ({
  classes: document.documentElement.className.trim(),
  scheme: document.documentElement.style.colorScheme,
})
const dark = { classes: 'dark', scheme: 'dark' }
const light = { classes: 'light', scheme: 'light' }

beforeEach(() => localStorage.clear())

describe('the mode', () => {
  test('is the one stored on this device, before anything renders', () => {
    mockSystemMode('light')
    localStorage.setItem('color-mode', 'dark')
    applyStoredColorMode()
    expect(shown()).toEqual(dark)
  })

  test('follows the system unless another was chosen', () => {
    const changeSystem = mockSystemMode('dark')
    applyStoredColorMode()
    expect(shown()).toEqual(dark)
    changeSystem('light')
    expect(shown()).toEqual(light)
  })

  test('is applied and stored when it is chosen, independent of the system', () => {
    const changeSystem = mockSystemMode('light')
    applyStoredColorMode()
    const { result } = renderHook(useColorMode)
    act(() => result.current.setMode('dark'))
    expect(result.current).toMatchObject({ mode: 'dark', resolved: 'dark' })
    expect(localStorage.getItem('color-mode')).toBe('dark')
    act(() => changeSystem('light'))
    expect(shown()).toEqual(dark)
  })

  test('follows a choice made in another tab', () => {
    mockSystemMode('light')
    applyStoredColorMode()
    const { result } = renderHook(useColorMode)
    act(() => {
      localStorage.setItem('color-mode', 'dark')
      window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: 'dark' }))
    })
    expect(result.current.mode).toBe('dark')
    expect(shown()).toEqual(dark)
  })

  test('works until the page is closed if storage is blocked', () => {
    mockSystemMode('light')
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    })
    applyStoredColorMode()
    const { result } = renderHook(useColorMode)
    act(() => result.current.setMode('dark'))
    expect(shown()).toEqual(dark)
    vi.restoreAllMocks()
    act(() => result.current.setMode('system'))
  })
})
