import {
  type MockSettings,
  hasMockSettings,
  readMockSettings,
  writeMockSettings,
} from '../scenarios/mock-settings'
import { webStorage } from './web-storage'

export type KeptSettings = {
  /**
   * True for a link with settings that this tab has not applied yet; false after a reload or with
   * stored settings.
   */
  isFresh: boolean
  /** Marks the settings as applied, so that a reload does not apply them again. */
  noteApplied: () => void
  get: () => MockSettings
  change: (part: Partial<MockSettings>) => void
  clear: () => void
  link: () => string
}

/**
 * Settings of this tab: from its URL, else as stored before. Adds them to every URL pushed to the
 * history, so that the app's router need not know them.
 */
export function keepSettings(): KeptSettings {
  const storage = webStorage(() => sessionStorage, 'mock-backend-settings')
  const given = new URLSearchParams(location.search)
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
  const stored = storage.read()
  let settings = readMockSettings(
    hasMockSettings(given) ? given : new URLSearchParams(stored ?? ''),
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

  function asText() {
    const params = new URLSearchParams()
    writeMockSettings(params, settings)
    return params.toString()
  }
  const show = () => replaceState(history.state, '', withSettings(location.href))
  const store = () => storage.write(asText())
  function write() {
    store()
    show()
  }
  show()
  return {
    // Vite may reload a page that it has just served, when it detects changed code.
    isFresh: hasMockSettings(given) && (!isReload || stored !== asText()),
    noteApplied: store,
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
