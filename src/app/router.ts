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

export type RouterContext = { queryClient: QueryClient }

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    title?: Translatable
  }
}

/**
 * Lists are JSON in the URL. Typed values stay text, even '18' or '662E41', which JSON would parse
 * as numbers.
 */
function parseParam(text: string): unknown {
  if (!/^["[{]/.test(text)) throw new SyntaxError()
  return JSON.parse(text)
}

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    history,
    basepath: basePath,
    // Hovering a link preloads only its code; data is fetched on navigation.
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
