import type { SessionRow } from '../rows'
import type { Table } from '../table'
import { trusted } from '../trusted'

const key = 'mock-backend-sessions'

/**
 * Sessions are shared by the tabs of a browser, as cookies are: a second tab is signed in as well,
 * and logging out in one ends the session in the other.
 */
export function shareSessions(sessions: Table<SessionRow>) {
  const read = () => {
    const stored = localStorage.getItem(key)
    sessions.restore([
      { key: 'all', rows: stored ? trusted<SessionRow[]>(JSON.parse(stored)) : [] },
    ])
  }
  read()
  window.addEventListener('storage', (event) => {
    if (event.key === key) read()
  })
  return {
    save() {
      const [changed] = sessions.takeChanges()
      if (changed) localStorage.setItem(key, JSON.stringify(changed.rows))
    },
    clear: () => localStorage.removeItem(key),
  }
}
