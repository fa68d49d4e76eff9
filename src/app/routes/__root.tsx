import { createRootRouteWithContext, Outlet, redirect, useNavigate } from '@tanstack/react-router'
import type { RouterContext } from '@/app/router'
import { KeyboardLoader } from '@/app/keyboard/keyboard-loader'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { ListSaveDialog } from '@/entities/list/list-save/list-save-dialog'
import { AppShell } from '@/app/shell/app-shell'
import { LeaveGuard } from '@/app/shell/leave-guard'
import { ViewKeeper } from '@/app/shell/view-keeper'
import { loadAppTexts } from '@/shared/i18n/catalogues'
import { RepeatQuestion } from '@/shared/ui/dialogs/repeat-question'

export const Route = createRootRouteWithContext<RouterContext>()({
  // Supports the specification's hash links, such as '#/lists', on any path.
  beforeLoad: ({ location }) => {
    if (/^\/(?!\/)/.test(location.hash)) {
      throw redirect({ href: location.hash, replace: true })
    }
  },
  loader: () => loadAppTexts(),
  component: Root,
})

function Root() {
  const navigate = useNavigate()
  return (
    <AppShell>
      <Outlet />
      <LeaveGuard />
      <ListSaveDialog onWriteTo={(list) => void navigate(campaignTo(list))} />
      <RepeatQuestion />
      <ViewKeeper />
      <KeyboardLoader />
    </AppShell>
  )
}
