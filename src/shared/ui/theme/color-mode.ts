import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'
import { createStore, useStore } from '@/shared/lib/state/store'

const colorModes = z.enum(['light', 'dark', 'system'])
export type ColorMode = z.output<typeof colorModes>

const colorMode = persisted({
  name: 'color-mode',
  scope: 'device',
  schema: colorModes,
  fallback: 'system',
  atLogOut: 'stays',
})

const DARK_QUERY = '(prefers-color-scheme: dark)'

const resolved = createStore<'light' | 'dark'>('light')
let stopFollowing: (() => void) | undefined

/**
 * Called before the first render to avoid a flash. A second call resumes following the system
 * setting.
 */
export function applyStoredColorMode(): void {
  stopFollowing?.()
  const query = matchMedia(DARK_QUERY)
  const apply = () => {
    const mode = colorMode.get()
    const isDark = mode === 'dark' || (mode === 'system' && query.matches)
    const root = document.documentElement
    root.classList.toggle('dark', isDark)
    root.classList.toggle('light', !isDark)
    root.style.colorScheme = isDark ? 'dark' : 'light'
    resolved.set(isDark ? 'dark' : 'light')
  }
  const stopFollowingChoice = colorMode.subscribe(apply)
  query.addEventListener('change', apply)
  stopFollowing = () => {
    query.removeEventListener('change', apply)
    stopFollowingChoice()
  }
  apply()
}

/** If storage is blocked or full, the mode lasts as long as the page. */
export function setColorMode(next: ColorMode): void {
  colorMode.set(next)
  // Storybook and tests do not start the app.
  if (!stopFollowing) applyStoredColorMode()
}

export const useColorMode = () => ({
  mode: useStore(colorMode),
  resolved: useStore(resolved),
  setMode: setColorMode,
})
