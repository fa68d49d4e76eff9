/**
 * Which session a call was sent in. A number stands for each: it changes when somebody logs in or out, in
 * any tab, and when the session expires.
 */

let current = 0
const sentIn = new WeakMap<Request, number>()

/** The calls that are in flight belong to an earlier session from now on. */
export const beginSession = (): void => void (current += 1)

export const rememberSessionOf = (request: Request): void => void sentIn.set(request, current)
export const sessionOf = (request: Request): number | undefined => sentIn.get(request)

/** @param session undefined for a call that is not known */
export const isCurrentSession = (session: number | undefined): boolean =>
  session === undefined || session === current

/** Undefined when there is nothing to wait for. */
type Guard = () => Promise<void> | undefined

let guard: Guard | undefined

/**
 * Has each write wait for the guard, which rejects if it must not be sent, except those that log in and out.
 * @returns a function that ends it
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
