import {
  createStore,
  del,
  delMany,
  get,
  getMany,
  keys,
  set,
  setMany,
  type UseStore,
} from 'idb-keyval'
import { day } from '../model/clock'
import { type SnapshotEntry, snapshotVersion } from './snapshot'
import { webStorage } from './web-storage'

/** Saved data of a tab in a scenario. If the store fails, data is lost on reload. */
export type BrowserStore = {
  load: () => Promise<SnapshotEntry[]>
  save: (entries: SnapshotEntry[]) => Promise<void>
  clear: () => Promise<void>
  /** Recorded calls that this tab replays in every scenario. */
  recording: {
    load: () => Promise<StoredRecording | undefined>
    save: (recording: StoredRecording | undefined) => Promise<void>
  }
}

export type StoredRecording = { name: string; text: string }

/** Time after which the data of a closed tab is deleted. */
const lifetime = 3 * day

const warn = (error: unknown) => console.warn('The mock backend cannot keep its data:', error)

export function openBrowserStore(scenario: string): BrowserStore {
  const tab = currentTab()
  const prefix = `${tab}/${scenario}/${snapshotVersion}/`
  let opened: UseStore | undefined
  const store = () => (opened ??= createStore('mock-backend', 'snapshots'))

  return {
    async load() {
      try {
        const all = (await keys<string>(store())).map(String)
        const isOutdated = (key: string) => Date.now() - Number(key.split('/', 1)[0]) > lifetime
        await delMany(all.filter(isOutdated), store())
        const own = all.filter((key) => key.startsWith(prefix))
        const values = await getMany<readonly unknown[]>(own, store())
        return own.map((key, index) => [key.slice(prefix.length), values[index] ?? []])
      } catch (error) {
        warn(error)
        return []
      }
    },
    async save(entries) {
      if (entries.length === 0) return
      const named = entries.map(([key, rows]): [string, unknown] => [prefix + key, rows])
      await setMany(named, store()).catch(warn)
    },
    recording: {
      load: () =>
        get<StoredRecording>(`${tab}/recording`, store()).catch((error: unknown) => {
          warn(error)
          return undefined
        }),
      save: (recording) =>
        recording ? set(`${tab}/recording`, recording, store()) : del(`${tab}/recording`, store()),
    },
    async clear() {
      try {
        const all = (await keys<string>(store())).map(String)
        await delMany(
          all.filter((key) => key.startsWith(`${tab}/`)),
          store(),
        )
      } catch (error) {
        warn(error)
      }
    },
  }
}

/** Id of the tab: the time at which it first started a mock backend. */
function currentTab(): string {
  const storage = webStorage(() => sessionStorage, 'mock-backend-tab')
  const tab = storage.read() ?? String(Date.now())
  storage.write(tab)
  return tab
}
