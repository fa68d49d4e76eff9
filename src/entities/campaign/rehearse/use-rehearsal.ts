import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazyPart } from '@/shared/ui/lazy-part'

export const RehearsalDialog = lazyPart(
  async () => (await import('./rehearsal-dialog')).RehearsalDialog,
)

/**
 * The rehearsal that the address names, by ids joined by commas; Back closes it. Not by `useSearch`,
 * which throws when a screen behind Log In is rendered after the router has moved on.
 */
export function useRehearsal() {
  const router = useRouter()
  const ids = useRouterState({
    select: ({ location: { search } }) =>
      // As text, because '8' is read as a number.
      'rehearse' in search ? search.rehearse?.toString() : undefined,
  })
  const open = (ids?: readonly string[]) =>
    void router.navigate({
      to: '.',
      search: (place) => ({ ...place, rehearse: ids?.join(',') }),
      resetScroll: false,
    })
  return { ids, open, close: () => open() }
}
