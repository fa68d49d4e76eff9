import { deviceStorage } from '@/shared/lib/browser-storage'
import { createStore, useStore } from '@/shared/lib/store'

export type ColorMode = 'light' | 'dark' | 'system'
type ResolvedColorMode = Exclude<ColorMode, 'system'>
type State = { mode: ColorMode; resolved: ResolvedColorMode }

const STORAGE_KEY = 'color-mode'
const DARK_QUERY = '(prefers-color-scheme: dark)'

const store = createStore<State>({ mode: 'system', resolved: 'light' })
let stopFollowing: (() => void) | undefined

function toColorMode(value: string | undefined): ColorMode {
  return value === 'light' || value === 'dark' ? value : 'system'
}

function resolve(mode: ColorMode): ResolvedColorMode {
  if (mode !== 'system') return mode
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

function apply(mode: ColorMode) {
  const resolved = resolve(mode)
  const root = document.documentElement
  root.classList.toggle('dark', resolved === 'dark')
  root.classList.toggle('light', resolved === 'light')
  root.style.colorScheme = resolved
  store.set({ mode, resolved })
}

/** Called before the first render to avoid a flash; a second call resets the state. */
export function applyStoredColorMode(): void {
  stopFollowing?.()
  const query = matchMedia(DARK_QUERY)
  const handleSystemChange = () => apply(store.get().mode)
  const stopFollowingTabs = deviceStorage.follow(STORAGE_KEY, (value) => apply(toColorMode(value)))
  query.addEventListener('change', handleSystemChange)
  stopFollowing = () => {
    query.removeEventListener('change', handleSystemChange)
    stopFollowingTabs()
  }
  apply(toColorMode(deviceStorage.read(STORAGE_KEY)))
}

/** If storage is blocked or full, the mode lasts as long as the page. */
export function setColorMode(next: ColorMode): void {
  deviceStorage.write(STORAGE_KEY, next)
  apply(next)
}

export const useColorMode = () => ({ ...useStore(store), setMode: setColorMode })
