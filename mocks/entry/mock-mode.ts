import { backend, callLog, serviceWorkerAt, watch, worker } from './browser'
import {
  type LanguageName,
  type MockSettings,
  mistakesIn,
  toFailures,
} from '../scenarios/mock-settings'
import { day } from '../model/clock'
import { db, enterScenario, world } from './db'
import { currentUser } from '../handlers/guards'
import { balanceOf } from '../handlers/credits'
import { type KeptSettings, keepSettings } from '../persistence/kept-settings'
import { readHar, textOfFile } from '../replay/har'
import { latencies } from '../scenarios/latency'
import type { Controls } from '../panel/controls'
import { mountPanel } from '../panel/mount-panel'
import {
  type BrowserStore,
  openBrowserStore,
  type StoredRecording,
} from '../persistence/browser-store'
import { createSaver } from '../persistence/saver'
import { shareSessions } from '../persistence/shared-sessions'
import { restoreSnapshot, takeSnapshot } from '../persistence/snapshot'
import { type ScenarioName, scenarioNames, scenarios } from '../scenarios/scenarios'
import { signInAs, signOut } from './sign-in'

declare global {
  interface Window {
    /** Available in the browser console. */
    mockBackend?: {
      scenario: ScenarioName
      scenarios: Record<string, string>
      /** Deletes this tab's data and settings, signs out and reloads. */
      reset: () => Promise<void>
    }
  }
}

type Options = {
  companyDomain: string
  /** Folder that the app is served from, with leading and trailing slash. */
  folder: string
  showLanguage: (name: LanguageName) => Promise<unknown>
}

/**
 * For mock mode and the static demo: handles the page's `/api` calls according to the settings in
 * the URL, restores this tab's data after a reload, and shows the mock panel.
 */
export { pseudoLanguage } from '../panel/pseudo'

export async function startMockBackend(options: Options): Promise<void> {
  const { companyDomain, folder, showLanguage } = options
  world.companyDomain = companyDomain
  const mistakes = mistakesIn(new URLSearchParams(location.search), () =>
    watch.contract().operations.map(({ id }) => id),
  )
  for (const mistake of mistakes) console.warn(mistake)
  const kept = keepSettings()
  const { scenario = 'default' } = kept.get()
  enterScenario(scenario)
  backend.play(scenario)
  const store = openBrowserStore(scenario)
  const memory = await keepAcrossReloads(store)
  const recording = await store.recording.load()
  if (recording) backend.replay(readHar(recording.text))
  apply(kept)
  await applyLanguage(kept, showLanguage)
  await memory.save()
  kept.noteApplied()
  await worker.start({
    quiet: true,
    serviceWorker: serviceWorkerAt(folder),
    onUnhandledRequest: 'bypass',
  })
  worker.events.on('response:mocked', () => {
    memory.request()
    followSession(kept)
  })
  const controls = {
    ...createControls(kept, memory, showLanguage),
    ...createReplayControls(store, recording),
  }
  window.mockBackend = {
    scenario,
    scenarios: Object.fromEntries(scenarioNames.map((name) => [name, scenarios[name].title])),
    reset: controls.reset,
  }
  mountPanel({ controls, log: callLog, mistakes })
}

/** A link sets balance and role, but a reload does not, because they may have changed since. */
function apply({ get, isFresh }: KeptSettings): void {
  const { latency = 'real', fail, hold = [], days = 0, balance, role } = get()
  backend.latency = latencies[latency]
  backend.failures = toFailures(fail)
  for (const operationId of hold) backend.held.hold(operationId)
  world.clock.advance(days * day)
  if (!isFresh) return
  if (balance !== undefined) db.account.update('1', { balance })
  if (role !== undefined) enter(role)
}

/** Settings persists languages, but not the pseudo-language. */
async function applyLanguage(
  { get, isFresh }: KeptSettings,
  showLanguage: Options['showLanguage'],
): Promise<void> {
  const { language } = get()
  if (language && (isFresh || language === 'pseudo')) await showLanguage(language)
}

const enter = (role: NonNullable<MockSettings['role']>) =>
  role === 'nobody' ? signOut() : signInAs(role)

function presentRole() {
  const request = new Request(location.href)
  return currentUser(world, { request, cookies: {} })?.role ?? 'nobody'
}

/** If the link has a role, keeps it in sync with the signed-in user. */
function followSession({ get, change }: KeptSettings): void {
  const { role } = get()
  const present = presentRole()
  if (role !== undefined && role !== present) change({ role: present })
}

type Memory = {
  request: () => void
  save: () => Promise<void>
  forget: () => Promise<void>
}

async function keepAcrossReloads(store: BrowserStore): Promise<Memory> {
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

/** Replay controls. Each action reloads the page, so that the app repeats its first calls. */
function createReplayControls(
  { recording }: BrowserStore,
  kept: StoredRecording | undefined,
): Pick<Controls, 'recording' | 'replay' | 'endReplay'> {
  return {
    recording: () => kept?.name,
    async replay(file) {
      const text = await textOfFile(file)
      readHar(text)
      await recording.save({ name: file.name, text })
      location.reload()
    },
    async endReplay() {
      await recording.save(undefined)
      location.reload()
    },
  }
}

function createControls(
  kept: KeptSettings,
  memory: Memory,
  showLanguage: Options['showLanguage'],
): Omit<Controls, 'recording' | 'replay' | 'endReplay'> {
  async function reload() {
    await memory.save()
    location.reload()
  }
  return {
    settings: kept.get,
    link: kept.link,
    operations: () => watch.contract().operations,
    role: presentRole,
    balance: () => balanceOf(world),
    async setScenario(name) {
      // The scenario determines the balance.
      kept.change({ scenario: name === 'default' ? undefined : name, balance: undefined })
      await reload()
    },
    async setRole(role) {
      enter(role)
      kept.change({ role })
      await reload()
    },
    setLanguage(name) {
      kept.change({ language: name })
      void showLanguage(name)
    },
    setLatency(name) {
      backend.latency = latencies[name]
      kept.change({ latency: name === 'real' ? undefined : name })
    },
    fail(operationId, failure) {
      backend.fail(operationId, failure)
      kept.change({ fail: { ...kept.get().fail, [operationId]: failure } })
    },
    dropFailure(operationId) {
      backend.failures.delete(operationId)
      const { [operationId]: _, ...fail } = kept.get().fail
      kept.change({ fail })
    },
    held: backend.held,
    hold(operationId) {
      backend.held.hold(operationId)
      kept.change({ hold: [...backend.held.operations()] })
    },
    endHold(operationId) {
      backend.held.end(operationId)
      kept.change({ hold: [...backend.held.operations()] })
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
