import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { basePath } from '@/shared/config/base-path'
import { NotFoundScreen } from './not-found-screen'
import { routeTree } from './route-tree.gen'
import { ScreenError } from './screen-error'
import { ScreenLoading } from './screen-loading'

/** What routes can reach in their loaders. */
export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** Names the screen in the title of the document. */
    title?: string
  }
}

/** @param history the browser's unless a test or a story brings one in memory */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    basepath: basePath,
    // Pointing at a link fetches its code alone: the loaders read nothing then, and run on the visit.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    caseSensitive: true,
  })
}
