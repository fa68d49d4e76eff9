import type { QueryClient } from '@tanstack/react-query'

/** Key of the query for the signed-in user. */
export const sessionKey = ['session']

/** Undefined while nobody is signed in. */
export const userIdOf = (client: QueryClient): string | undefined =>
  client.getQueryData<{ id: string } | null>(sessionKey)?.id

/**
 * Session counter: changes on log in and log out in any tab, and when the session expires. Each
 * call records the session it was sent in.
 */

let current = 0
const sentIn = new WeakMap<Request, number>()

export const beginSession = (): void => void (current += 1)

export const rememberSessionOf = (request: Request): void => void sentIn.set(request, current)
export const sessionOf = (request: Request): number | undefined => sentIn.get(request)

/** @param session undefined when the call's session is unknown */
export const isCurrentSession = (session: number | undefined): boolean =>
  session === undefined || session === current

type Guard = () => Promise<void> | undefined

let guard: Guard | undefined

/**
 * Makes every write except log in and log out await the guard, which rejects to block the write.
 * @returns teardown
 */
export function guardWrites(next: Guard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = undefined
  }
}

const isGuarded = ({ method, url }: Request) => method !== 'GET' && !url.includes('/api/auth/')

export const guarded = (request: Request): Promise<void> | undefined =>
  isGuarded(request) ? guard?.() : undefined
