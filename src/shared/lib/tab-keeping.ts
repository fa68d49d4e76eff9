import { tabStorage } from './browser-storage'

/** Entries that survive a reload of the tab, for one user, until log out. */
const PREFIX = 'kept:'

const prefixOf = (userId: string) => `${PREFIX}${encodeURIComponent(userId)}:`

export const readKeptInTab = (userId: string, name: string): string | undefined =>
  tabStorage.read(prefixOf(userId) + name)

/**
 * @param value undefined removes the entry
 * @returns whether it was stored; if not, an older value is removed as well
 */
export function keepInTab(userId: string, name: string, value: string | undefined): boolean {
  const key = prefixOf(userId) + name
  const isKept = tabStorage.write(key, value)
  if (!isKept) tabStorage.write(key, undefined)
  return isKept
}

/** @param exceptFor id of the user whose entries stay */
export function dropKeptInTab(exceptFor?: string): void {
  const own = exceptFor === undefined ? undefined : prefixOf(exceptFor)
  for (const key of tabStorage.keys()) {
    const isOwn = own !== undefined && key.startsWith(own)
    if (key.startsWith(PREFIX) && !isOwn) tabStorage.write(key, undefined)
  }
}
