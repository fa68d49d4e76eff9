import { openSession } from '../handlers/guards'
import { db, world } from './db'

/**
 * Signs in without the log-in screen, for tests and stories.
 * @param who a role, for the account with that name, or an account's address
 */
export function signInAs(who: 'admin' | 'user' | (string & {})): void {
  const email = who.includes('@') ? who : `${who}@${world.companyDomain}`
  const user = db.users.all().find((one) => one.email === email)
  if (!user) throw new Error(`There is no account ${email}`)
  signOut()
  document.cookie = `session=${openSession(world, user)}; Path=/; SameSite=Lax`
}

/** Ends all sessions, which invalidates remaining cookies. */
export function signOut(): void {
  db.sessions.clear()
  document.cookie = 'session=; Path=/; Max-Age=0'
}
