import type { List } from './list-queries'

/** Names of the lists that contain a contact, by apollo id. */
export function listsByContact(lists: readonly List[]): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const { name, leads } of lists) {
    for (const { apolloId } of leads) {
      const known = names.get(apolloId)
      if (known) known.push(name)
      else if (apolloId) names.set(apolloId, [name])
    }
  }
  return names
}
