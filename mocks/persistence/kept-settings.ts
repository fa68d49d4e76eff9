import { type Choices, hasChoices, readChoices, writeChoices } from '../scenarios/mock-settings'
import { webStorage } from './web-storage'

export type KeptChoices = {
  /** True when somebody opened a link with choices; false when the tab goes on with its own. */
  isFresh: boolean
  get: () => Choices
  change: (part: Partial<Choices>) => void
  clear: () => void
  /** The page's address with the choices. */
  link: () => string
}

/**
 * The choices of this tab: those of the address it was opened with, or else those it had before. From
 * here on they stand in every address the page gets; whoever writes it, the application's router for
 * one, need not know.
 */
export function keepChoices(): KeptChoices {
  const storage = webStorage(() => sessionStorage, 'mock-backend-choices')
  const given = new URLSearchParams(location.search)
  const isReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate')
  let choices = readChoices(hasChoices(given) ? given : new URLSearchParams(storage.read() ?? ''))

  function withChoices(address: string | URL): string {
    const url = new URL(address, location.href)
    writeChoices(url.searchParams, choices)
    return url.href
  }
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  history.pushState = (state, title, url) => pushState(state, title, url && withChoices(url))
  history.replaceState = (state, title, url) => replaceState(state, title, url && withChoices(url))

  function write() {
    const params = new URLSearchParams()
    writeChoices(params, choices)
    storage.write(params.toString())
    replaceState(history.state, '', withChoices(location.href))
  }
  write()
  return {
    isFresh: hasChoices(given) && !isReload,
    get: () => choices,
    change(part) {
      choices = { ...choices, ...part }
      write()
    },
    clear() {
      choices = { fail: {} }
      write()
    },
    link: () => withChoices(location.href),
  }
}
