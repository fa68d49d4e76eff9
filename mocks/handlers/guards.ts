import { HttpResponse } from 'msw'
import type { UserRow } from '../model/rows'
import type { World } from '../model/world'

/** What every handler's resolver is given and the guards need. */
type Call = { request: Request; cookies: Record<string, string> }

/** A failure in the contract's form. Handlers may throw it from anywhere. */
export function apiError(
  status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 500 | 502 | 503,
  message: string,
): HttpResponse<{ message: string }> {
  return HttpResponse.json({ message }, { status })
}

/**
 * The session tokens a call carries. There may be several: MSW's own cookie store remembers what
 * log-in answers set, and tests and stories set the page's cookie. Only one that a world knows counts.
 */
export function sessionTokens({ request, cookies }: Call): string[] {
  const header = request.headers.get('cookie') ?? ''
  const page = typeof document === 'undefined' ? '' : document.cookie
  const found = `${header};${page}`.matchAll(/(?:^|[;,\s])session=([^;,\s]+)/g)
  return [...new Set([cookies.session ?? '', ...[...found].map((match) => match[1] ?? '')])]
}

export function currentUser(world: World, call: Call): UserRow | undefined {
  for (const token of sessionTokens(call)) {
    const session = world.db.sessions.get(token)
    const user = session && world.db.users.get(session.userId)
    if (user) return user
  }
  return undefined
}

/** @throws the 401 answer when nobody is signed in. */
export function requireUser(world: World, call: Call): UserRow {
  const user = currentUser(world, call)
  if (!user) throw apiError(401, 'Not signed in')
  return user
}

/** @throws the 401 or 403 answer. */
export function requireAdmin(world: World, call: Call): UserRow {
  const user = requireUser(world, call)
  if (user.role !== 'admin') throw apiError(403, 'Only admins can do this')
  return user
}
