import { setupWorker } from 'msw/browser'
import { db, enterScenario, resetDb, world } from './db'
import { createHandlers } from './handlers'
import { type Latency, latencyHandlers } from './latency'
import { type BrowserStore, openBrowserStore } from './persistence/browser-store'
import { createSaver } from './persistence/saver'
import { shareSessions } from './persistence/shared-sessions'
import { restoreSnapshot, takeSnapshot } from './persistence/snapshot'
import { webStorage } from './persistence/web-storage'
import { isScenarioName, type ScenarioName, scenarioNames, scenarios } from './scenarios'

declare global {
  interface Window {
    /** For the developer's console: what is played, and a way back to the beginning. */
    mockBackend?: {
      scenario: ScenarioName
      /** Each name with what it plays; open `?scenario=<name>` to play it. */
      scenarios: Record<string, string>
      /** Forgets what was done in this tab, signs out and loads the page anew. */
      reset: () => Promise<void>
    }
  }
}

type Options = {
  companyDomain: string
  /** Without one: `?scenario=` of the page's address, or the one this tab plays already. */
  scenario?: ScenarioName
  latency?: Latency
}

const handlers = createHandlers(world)

/** The backend as a service worker's client; Storybook starts it by itself. */
export const worker = setupWorker(...handlers)

/** The world of the scenario, and its failures, with nobody signed in: for stories. */
export function useScenario(name: ScenarioName): void {
  resetDb(name)
  worker.resetHandlers()
  worker.use(...scenarios[name].handlers(world))
}

/** Answers the page's `/api` calls from here on, going on where this tab was before a reload. */
export async function startMockBackend({
  companyDomain,
  scenario = chosenScenario(),
  latency = [150, 300],
}: Options): Promise<void> {
  world.companyDomain = companyDomain
  const failures = enterScenario(scenario)
  worker.resetHandlers(...latencyHandlers(latency), ...failures, ...handlers)
  const forget = await keepAcrossReloads(openBrowserStore(scenario))
  await worker.start({
    quiet: true,
    serviceWorker: {
      url: new URL(`${import.meta.env.BASE_URL}mockServiceWorker.js`, location.href).href,
    },
    onUnhandledRequest(request, print) {
      if (new URL(request.url).pathname.includes('/api/')) print.warning()
    },
  })
  window.mockBackend = {
    scenario,
    scenarios: Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].title])),
    async reset() {
      await forget()
      location.reload()
    },
  }
}

/** @returns a way to forget all of it. */
async function keepAcrossReloads(store: BrowserStore): Promise<() => Promise<void>> {
  restoreSnapshot(db, await store.load())
  const sessions = shareSessions(db.sessions)
  const saver = createSaver(() => store.save(takeSnapshot(db)))
  worker.events.on('response:mocked', () => {
    sessions.save()
    saver.request()
  })
  return async () => {
    saver.stop()
    sessions.clear()
    await store.clear()
  }
}

function chosenScenario(): ScenarioName {
  const remembered = webStorage(() => sessionStorage, 'mock-backend-scenario')
  const asked = new URLSearchParams(location.search).get('scenario')
  if (asked !== null && !isScenarioName(asked)) {
    console.warn(`There is no scenario "${asked}". Known: ${scenarioNames.join(', ')}`)
  }
  const scenario = isScenarioName(asked) ? asked : remembered.read()
  if (!isScenarioName(scenario)) return 'default'
  remembered.write(scenario)
  return scenario
}
