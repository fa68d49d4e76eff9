import { useNavigate, useSearch } from '@tanstack/react-router'

/** The rehearsal that the address names. Back closes it. */
export function useRehearsal() {
  const navigate = useNavigate()
  const { rehearse } = useSearch({ strict: false })
  const show = (rehearse: string | undefined) =>
    void navigate({ to: '.', search: (place) => ({ ...place, rehearse }), resetScroll: false })
  return {
    /** Joined by commas. */
    ids: rehearse,
    open: (ids: readonly string[]) => show(ids.join(',')),
    close: () => show(undefined),
  }
}
