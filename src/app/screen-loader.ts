import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { loadAppTexts } from '@/shared/i18n/catalogues'

// oxlint-disable-next-line typescript/no-explicit-any -- queries of several types
type Query = FetchQueryOptions<any, any, any, any>

type LoaderArguments = { context: { queryClient: QueryClient }; preload: boolean }

/**
 * Creates a route loader that awaits the texts of the screen and starts its queries. On a preload
 * it fetches nothing.
 */
export const screenLoader =
  (...queries: readonly Query[]) =>
  ({ context: { queryClient }, preload }: LoaderArguments): Promise<void> | undefined => {
    if (!preload) for (const query of queries) void queryClient.prefetchQuery(query)
    return loadAppTexts()
  }
