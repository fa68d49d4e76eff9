import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router'
import { AppShell } from '@/app/shell/app-shell'

export const Route = createRootRouteWithContext<RouterContext>()({
  // A link such as '#/lists' names a screen, wherever it stands.
  beforeLoad: ({ location }) => {
    if (/^\/(?!\/)/.test(location.hash)) {
      throw redirect({ href: location.hash, replace: true })
    }
  },
  component: () => (
    <AppShell>
      <Outlet />
    </AppShell>
  ),
})
