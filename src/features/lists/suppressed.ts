import { useMemo } from 'react'
import * as z from 'zod/mini'
import { kept } from '@/shared/lib/device/kept'
import { useStore } from '@/shared/lib/state/store'

/** Why a person must not be written to. */
export type Suppression = 'optedOut' | 'bounced'

/** By `addressKey`. */
export type Suppressed = ReadonlyMap<string, Suppression>

/** What imported files said, so that other lists with the same people can show it. */
const suppressedPeople = kept({
  name: 'suppressed',
  scope: 'user',
  schema: z.array(z.tuple([z.string(), z.enum(['optedOut', 'bounced'])])),
  fallback: [],
  atLogOut: 'stays',
})

/** About 200 kB; the oldest go first. */
const MOST = 5000

export function rememberSuppressed(userId: string, found: Suppressed): void {
  if (found.size === 0) return
  suppressedPeople(userId).update((known) =>
    [...new Map([...known.filter(([address]) => !found.has(address)), ...found])].slice(-MOST),
  )
}

export function useSuppressed(userId: string): Suppressed {
  const people = useStore(suppressedPeople(userId))
  return useMemo(() => new Map(people), [people])
}
