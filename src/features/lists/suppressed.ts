import { useMemo } from 'react'
import * as z from 'zod/mini'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'

/** Why a person must not be contacted. */
export type Suppression = 'optedOut' | 'bounced'

/** By `addressKey`. */
export type Suppressed = ReadonlyMap<string, Suppression>

/** Suppressions found in imported files, shown in other lists with the same people. */
const suppressedPeople = persisted({
  name: 'suppressed',
  scope: 'user',
  schema: z.array(z.tuple([z.string(), z.enum(['optedOut', 'bounced'])])),
  fallback: [],
  atLogOut: 'stays',
})

/** About 200 kB; the oldest are dropped. */
const MAX_PEOPLE = 5000

export function rememberSuppressed(
  userId: string,
  people: ReadonlyMap<string, Suppression | 'unclear'> = new Map(),
): void {
  const found = new Map(
    Array.from(people).filter((one): one is [string, Suppression] => one[1] !== 'unclear'),
  )
  if (found.size === 0) return
  suppressedPeople(userId).update((known) =>
    [...new Map([...known.filter(([address]) => !found.has(address)), ...found])].slice(
      -MAX_PEOPLE,
    ),
  )
}

export function useSuppressed(userId: string): Suppressed {
  const people = useStore(suppressedPeople(userId))
  return useMemo(() => new Map(people), [people])
}
