import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { type CatalogueName, enterScreen, loadCatalogue } from '@/shared/i18n/catalogues'

// oxlint-disable-next-line typescript/no-explicit-any -- queries of several types
type Query = FetchQueryOptions<any, any, any, any>

type LoaderArguments = { context: { queryClient: QueryClient }; preload: boolean }

/**
 * The loader of a route: waits for the texts of its screen, and begins to read what it shows. The router calls it when
 * the screen is entered, and on a preload, which reads nothing.
 */
export const screenLoader =
  (catalogue: CatalogueName, ...queries: readonly Query[]) =>
  ({ context: { queryClient }, preload }: LoaderArguments): Promise<void> | undefined => {
    if (!preload) {
      enterScreen(catalogue)
      for (const query of queries) void queryClient.prefetchQuery(query)
    }
    return loadCatalogue(catalogue)
  }
