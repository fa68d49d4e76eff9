import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { loadAppTexts } from '@/shared/i18n/catalogues'

// oxlint-disable-next-line typescript/no-explicit-any -- queries of several types
type Query = FetchQueryOptions<any, any, any, any>

type LoaderArguments = { context: { queryClient: QueryClient }; preload: boolean }

/**
 * Makes the loader of a route: it waits for the texts of the screens, and begins to read what this one shows. The router
 * also calls it on a preload, which reads nothing.
 */
export const screenLoader =
  (...queries: readonly Query[]) =>
  ({ context: { queryClient }, preload }: LoaderArguments): Promise<void> | undefined => {
    if (!preload) for (const query of queries) void queryClient.prefetchQuery(query)
    return loadAppTexts()
  }
