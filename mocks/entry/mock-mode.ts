import { backend, callLog, serviceWorkerAt, watch, worker } from './browser'
import { type Choices, toFailures } from '../scenarios/mock-settings'
import { day } from '../model/clock'
import { db, enterScenario, world } from './db'
import { currentUser } from '../handlers/guards'
import { balanceOf } from '../handlers/credits'
import { type KeptChoices, keepChoices } from '../persistence/kept-settings'
import { latencies } from '../scenarios/latency'
import type { Controls } from '../panel/controls'
import { mountPanel } from '../panel/mount-panel'
import { openBrowserStore } from '../persistence/browser-store'
import { createSaver } from '../persistence/saver'
import { shareSessions } from '../persistence/shared-sessions'
import { restoreSnapshot, takeSnapshot } from '../persistence/snapshot'
import { type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios'
import { signInAs, signOut } from './sign-in'

declare global {
  interface Window {
    /** For the developer's console: what is played, and a way back to the beginning. */
    mockBackend?: {
      scenario: ScenarioName
      /** Each name with what it plays; open `?scenario=<name>` to play it. */
      scenarios: Record<string, string>
      /** Forgets what was done and chosen in this tab, signs out and loads the page anew. */
      reset: () => Promise<void>
    }
  }
}

type Options = {
  companyDomain: string
  /** The folder the application is served from, with both slashes. */
  folder: string
}

/**
 * Mock mode and the static demo: answers the page's `/api` calls from here on as the address chooses,
 * going on where this tab was before a reload, and shows the mock panel.
 */
export async function startMockBackend({ companyDomain, folder }: Options): Promise<void> {
  world.companyDomain = companyDomain
  const kept = keepChoices()
  const { scenario = 'default' } = kept.get()
  enterScenario(scenario)
  backend.play(scenario)
  const memory = await keepAcrossReloads(scenario)
  apply(kept)
  await memory.save()
  await worker.start({
    quiet: true,
    serviceWorker: serviceWorkerAt(folder),
    onUnhandledRequest: 'bypass',
  })
  worker.events.on('response:mocked', () => {
    memory.request()
    followSession(kept)
  })
  const controls = createControls(kept, memory)
  window.mockBackend = {
    scenario,
    scenarios: Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].title])),
    reset: controls.reset,
  }
  mountPanel({ controls, log: callLog })
}

/** A balance and a session change by themselves: they are set by a link that is opened, not by a reload. */
function apply({ get, isFresh }: KeptChoices): void {
  const { latency = 'real', fail, days = 0, balance, role } = get()
  backend.latency = latencies[latency]
  backend.failures = toFailures(fail)
  world.clock.advance(days * day)
  if (!isFresh) return
  if (balance !== undefined) db.account.update('1', { balance })
  if (role !== undefined) enter(role)
}

const enter = (role: NonNullable<Choices['role']>) =>
  role === 'nobody' ? signOut() : signInAs(role)

function presentRole() {
  const request = new Request(location.href)
  return currentUser(world, { request, cookies: {} })?.role ?? 'nobody'
}

/** Once a role is chosen, the link says who is signed in now, however they came. */
function followSession({ get, change }: KeptChoices): void {
  const { role } = get()
  const present = presentRole()
  if (role !== undefined && role !== present) change({ role: present })
}

type Memory = {
  /** Something may have changed. */
  request: () => void
  save: () => Promise<void>
  forget: () => Promise<void>
}

async function keepAcrossReloads(scenario: ScenarioName): Promise<Memory> {
  const store = openBrowserStore(scenario)
  restoreSnapshot(db, await store.load())
  const sessions = shareSessions(db.sessions)
  const saver = createSaver(() => store.save(takeSnapshot(db)))
  return {
    request() {
      sessions.save()
      saver.request()
    },
    async save() {
      sessions.save()
      await store.save(takeSnapshot(db))
    },
    async forget() {
      saver.stop()
      sessions.clear()
      await store.clear()
    },
  }
}

function createControls(kept: KeptChoices, memory: Memory): Controls {
  async function reload() {
    await memory.save()
    location.reload()
  }
  return {
    choices: kept.get,
    link: kept.link,
    operations: () => watch.contract().operations,
    role: presentRole,
    balance: () => balanceOf(world),
    isWaiting: (operationId) => backend.failures.has(operationId),
    async setScenario(name) {
      // The balance is part of the world that the scenario brings.
      kept.change({ scenario: name === 'default' ? undefined : name, balance: undefined })
      await reload()
    },
    async setRole(role) {
      enter(role)
      kept.change({ role })
      await reload()
    },
    setLatency(name) {
      backend.latency = latencies[name]
      kept.change({ latency: name === 'real' ? undefined : name })
    },
    failNext(operationId, failure) {
      backend.failures.set(operationId, failure)
      kept.change({ fail: { ...kept.get().fail, [operationId]: failure } })
    },
    dropFailure(operationId) {
      backend.failures.delete(operationId)
      const { [operationId]: _, ...fail } = kept.get().fail
      kept.change({ fail })
    },
    setBalance(balance) {
      db.account.update('1', { balance })
      kept.change({ balance })
      memory.request()
    },
    async skipDay() {
      kept.change({ days: (kept.get().days ?? 0) + 1 })
      await reload()
    },
    async reset() {
      await memory.forget()
      kept.clear()
      location.reload()
    },
  }
}
