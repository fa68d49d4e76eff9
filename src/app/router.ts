import type { QueryClient } from '@tanstack/react-query'
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'
import { basePath } from '@/shared/config/base-path'
import { type Translatable } from '@/shared/i18n/translate'
import { NotFoundScreen } from './not-found-screen'
import { routeTree } from './route-tree.gen'
import { ScreenError } from './screen-error'
import { ScreenLoading } from './screen-loading'

/** Available in the loaders of routes. */
export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    title?: Translatable
  }
}

/** Lists are JSON in the address. What is typed is text, also '18' or '662E41', which JSON would read as numbers. */
function parseParam(text: string): unknown {
  if (!/^["[{]/.test(text)) throw new SyntaxError()
  return JSON.parse(text)
}

/** @param history in memory in tests and stories; by default the browser's */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    basepath: basePath,
    // Hovering a link preloads its code only: the loaders fetch data on navigation.
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: ScreenLoading,
    defaultErrorComponent: ScreenError,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
    caseSensitive: true,
    parseSearch: parseSearchWith(parseParam),
    stringifySearch: stringifySearchWith(JSON.stringify, parseParam),
  })
}
