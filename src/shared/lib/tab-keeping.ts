import { tabStorage } from './browser-storage'

/** What outlives a reload of the tab, for one user, until log out. */
const PREFIX = 'kept:'

const prefixOf = (userId: string) => `${PREFIX}${encodeURIComponent(userId)}:`

export const readKeptInTab = (userId: string, name: string): string | undefined =>
  tabStorage.read(prefixOf(userId) + name)

/**
 * @param value undefined removes what is kept
 * @returns whether the tab could keep it; when it could not, nothing older is left in its place
 */
export function keepInTab(userId: string, name: string, value: string | undefined): boolean {
  const key = prefixOf(userId) + name
  const isKept = tabStorage.write(key, value)
  if (!isKept) tabStorage.write(key, undefined)
  return isKept
}

/** @param exceptFor the user whose own is left alone */
export function dropKeptInTab(exceptFor?: string): void {
  const own = exceptFor === undefined ? undefined : prefixOf(exceptFor)
  for (const key of tabStorage.keys()) {
    const isOwn = own !== undefined && key.startsWith(own)
    if (key.startsWith(PREFIX) && !isOwn) tabStorage.write(key, undefined)
  }
}
