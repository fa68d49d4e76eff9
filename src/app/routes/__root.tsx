import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router'
import { AppShell } from '@/app/shell/app-shell'
import { KeptDrafts } from '@/app/shell/kept-drafts'
import { LeaveGuard } from '@/app/shell/leave-guard'

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
      <KeptDrafts />
      <LeaveGuard />
    </AppShell>
  ),
})
