import { useRouter, useRouterState } from '@tanstack/react-router'
import { lazyPart } from '@/shared/ui/lazy-part'

export const RehearsalDialog = lazyPart(
  async () => (await import('./rehearsal-dialog')).RehearsalDialog,
)

/**
 * The rehearsal that the address names; Back closes it. Not by `useSearch`, which throws when a
 * screen behind Log In is rendered after the router has moved on.
 */
export function useRehearsal() {
  const router = useRouter()
  const ids = useRouterState({
    select: ({ location: { search } }) =>
      'rehearse' in search && search.rehearse !== undefined
        ? // oxlint-disable-next-line typescript/no-unnecessary-type-conversion -- '8' is read as a number
          String(search.rehearse)
        : undefined,
  })
  const show = (rehearse: string | undefined) =>
    void router.navigate({
      to: '.',
      search: (place) => ({ ...place, rehearse }),
      resetScroll: false,
    })
  return {
    /** Joined by commas. */
    ids,
    open: (ids: readonly string[]) => show(ids.join(',')),
    close: () => show(undefined),
  }
}
