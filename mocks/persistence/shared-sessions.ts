import type { SessionRow } from '../model/rows'
import type { Table } from '../model/table'
import { trusted } from '../model/trusted'
import { webStorage } from './web-storage'

const key = 'mock-backend-sessions'

/**
 * Shares sessions between tabs, like cookies: a second tab is signed in as well, and log out in one
 * ends the session in the other.
 */
export function shareSessions(sessions: Table<SessionRow>) {
  const storage = webStorage(() => localStorage, key)
  const read = () => {
    const rows = trusted<SessionRow[]>(JSON.parse(storage.read() ?? '[]'))
    sessions.restore([{ key: 'all', rows }])
  }
  read()
  window.addEventListener('storage', (event) => {
    if (event.key === key) read()
  })
  return {
    save() {
      const [changed] = sessions.takeChanges()
      if (changed) storage.write(JSON.stringify(changed.rows))
    },
    clear: storage.remove,
  }
}
