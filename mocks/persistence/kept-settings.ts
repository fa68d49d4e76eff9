import {
  type MockSettings,
  hasMockSettings,
  readMockSettings,
  writeMockSettings,
} from '../scenarios/mock-settings'
import { webStorage } from './web-storage'

export type KeptSettings = {
  /** True if a link with settings was opened; false after a reload or with stored settings. */
  isFresh: boolean
  get: () => MockSettings
  change: (part: Partial<MockSettings>) => void
  clear: () => void
  /** The page's address with the settings. */
  link: () => string
}

/**
 * The settings of this tab: those of its address, otherwise those stored before. Adds them to every
 * address that is pushed to the history, so that the application's router need not know them.
 */
export function keepSettings(): KeptSettings {
  const storage = webStorage(() => sessionStorage, 'mock-backend-settings')
  const given = new URLSearchParams(location.search)
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
  let settings = readMockSettings(
    hasMockSettings(given) ? given : new URLSearchParams(storage.read() ?? ''),
  )

  function withSettings(address: string | URL): string {
    const url = new URL(address, location.href)
    writeMockSettings(url.searchParams, settings)
    return url.href
  }
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  history.pushState = (state, title, url) => pushState(state, title, url && withSettings(url))
  history.replaceState = (state, title, url) => replaceState(state, title, url && withSettings(url))

  function write() {
    const params = new URLSearchParams()
    writeMockSettings(params, settings)
    storage.write(params.toString())
    replaceState(history.state, '', withSettings(location.href))
  }
  write()
  return {
    isFresh: hasMockSettings(given) && !isReload,
    get: () => settings,
    change(part) {
      settings = { ...settings, ...part }
      write()
    },
    clear() {
      settings = { fail: {} }
      write()
    },
    link: () => withSettings(location.href),
  }
}
