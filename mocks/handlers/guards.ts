import { HttpResponse } from 'msw'
import type { UserRow } from '../model/rows'
import type { World } from '../model/world'

type Call = { request: Request; cookies: Record<string, string> }

/** Session token while recorded calls are replayed; not in the sessions table. */
export const RECORDED_SESSION = 'recorded'

export function apiError(
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 500 | 502 | 503,
  message: string,
): HttpResponse<{ message: string }> {
  return HttpResponse.json({ message }, { status })
}

/**
 * Session tokens of a call. There may be several: MSW's cookie store keeps those set by log in, and
 * tests and stories set the page's cookie. Only a token in the sessions table is valid.
 */
export function sessionTokens({ request, cookies }: Call): string[] {
  const header = request.headers.get('cookie') ?? ''
  const page = typeof document === 'undefined' ? '' : document.cookie
  const found = `${header};${page}`.matchAll(/(?:^|[;,\s])session=([^;,\s]+)/g)
  const tokens = [...found].map((match) => match[1] ?? '')
  return [...new Set([cookies.session ?? '', ...tokens, RECORDED_SESSION])]
}

export function openSession({ db }: World, { id }: UserRow): string {
  const token = crypto.randomUUID()
  db.sessions.insert({ id: token, userId: id })
  return token
}

export function currentUser(world: World, call: Call): UserRow | undefined {
  for (const token of sessionTokens(call)) {
    const session = world.db.sessions.get(token)
    const user = session && world.db.users.get(session.userId)
    if (user) return user
  }
  return undefined
}

export function requireUser(world: World, call: Call): UserRow {
  const user = currentUser(world, call)
  if (!user) throw apiError(401, 'Not signed in')
  return user
}

export function requireAdmin(world: World, call: Call): UserRow {
  const user = requireUser(world, call)
  if (user.role !== 'admin') throw apiError(403, 'Only admins can do this')
  return user
}
