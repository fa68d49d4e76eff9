import type { Contact } from '@/entities/lead/lead-mapping'
import { groupPeople, type Person } from '@/entities/lead/people'

export type Operation =
  /** In any list. */
  | 'union'
  /** In every list. */
  | 'intersection'
  /** In the first list only. */
  | 'difference'

/** All people, the first `count`, or every `count`-th. */
export type Part = { kind: 'all' } | { kind: 'first' | 'every'; count: number }

type Combination = { operation: Operation; part: Part }

type Combined = {
  everyone: number
  people: Person[]
}

/** Yields the people of the new list, in list order. Incremental. */
export function* combineLists(
  lists: readonly (readonly Contact[])[],
  { operation, part }: Combination,
): Generator<void, Combined> {
  const everyone = yield* groupPeople(lists)
  const chosen = everyone.filter(({ at }) => isChosen(new Set(at), lists.length, operation))
  return { everyone: everyone.length, people: partOf(chosen, part) }
}

function isChosen(at: ReadonlySet<number>, lists: number, operation: Operation): boolean {
  if (operation === 'union') return true
  if (operation === 'intersection') return at.size === lists
  return at.size === 1 && at.has(0)
}

function partOf(people: Person[], part: Part): Person[] {
  if (part.kind === 'all') return people
  if (part.kind === 'first') return people.slice(0, part.count)
  return people.filter((_, index) => index % part.count === 0)
}
