import { useSyncExternalStore } from 'react'

export type ColorMode = 'light' | 'dark' | 'system'
type ResolvedColorMode = Exclude<ColorMode, 'system'>

const STORAGE_KEY = 'color-mode'
const DARK_QUERY = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()
let mode: ColorMode = 'system'
let stopFollowing: (() => void) | undefined

function toColorMode(value: string | null): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** Storage may be blocked, as in some private windows: then the mode lasts as long as the page. */
function readStoredMode(): ColorMode {
  try {
    return toColorMode(localStorage.getItem(STORAGE_KEY))
  } catch {
    return mode
  }
}

function resolve(): ResolvedColorMode {
  if (mode !== 'system') return mode
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

function apply(next: ColorMode) {
  mode = next
  const root = document.documentElement
  const resolved = resolve()
  root.classList.toggle('dark', resolved === 'dark')
  root.classList.toggle('light', resolved === 'light')
  root.style.colorScheme = resolved
  for (const listener of listeners) listener()
}

/** Called before the first render, so that nothing flashes; a second call starts afresh. */
export function applyStoredColorMode(): void {
  stopFollowing?.()
  const query = matchMedia(DARK_QUERY)
  const handleSystemChange = () => apply(mode)
  const handleStorage = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) apply(toColorMode(event.newValue))
  }
  query.addEventListener('change', handleSystemChange)
  addEventListener('storage', handleStorage)
  stopFollowing = () => {
    query.removeEventListener('change', handleSystemChange)
    removeEventListener('storage', handleStorage)
  }
  apply(readStoredMode())
}

export function setColorMode(next: ColorMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Blocked or full: applied all the same, for this page only.
  }
  apply(next)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useColorMode() {
  return {
    mode: useSyncExternalStore(subscribe, () => mode),
    resolved: useSyncExternalStore(subscribe, resolve),
    setMode: setColorMode,
  }
}
