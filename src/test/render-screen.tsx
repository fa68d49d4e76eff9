import { db } from '@mocks/entry/db'
import { createMemoryHistory, Outlet, RouterProvider, useNavigate } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { createAppRouter } from '@/app/router'
import { Route as rootRoute } from '@/app/routes/__root'
import { LeaveGuard } from '@/app/shell/leave-guard'
import { campaignTo } from '@/entities/campaign/campaign-links'
import { ListSaveDialog } from '@/entities/list/list-save/list-save-dialog'
import { SessionContext } from '@/entities/session/session-context'
import { sessionQuery } from '@/entities/session/session-queries'
import { RepeatQuestion } from '@/shared/ui/dialogs/repeat-question'
import { setUpUser } from './set-up-user'

const { component: appRoot } = rootRoute.options

/** Restores what `renderScreen` replaces, for `renderApp`. */
export const restoreAppRoot = () => rootRoute.update({ component: appRoot })

function ScreenRoot() {
  const navigate = useNavigate()
  return (
    <main tabIndex={-1}>
      <Outlet />
      <LeaveGuard />
      <ListSaveDialog onWriteTo={(list) => void navigate(campaignTo(list))} />
      <RepeatQuestion />
    </main>
  )
}

/**
 * Renders the screen of a URL for the user of `signInAs`, with the real client and the mock backend,
 * but without session gate, shell and shortcuts: a fraction of the time of `renderApp`.
 */
export function renderScreen(path: string) {
  const user = db.users.get(db.sessions.all().at(-1)?.userId ?? '')
  if (!user) throw new Error('Nobody is signed in')
  rootRoute.update({ component: ScreenRoot })
  const history = createMemoryHistory({ initialEntries: [path] })
  const queryClient = createAppQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, user)
  const router = createAppRouter({ queryClient }, history)
  render(
    <Providers queryClient={queryClient}>
      <SessionContext value={user}>
        <RouterProvider router={router} />
      </SessionContext>
    </Providers>,
  )
  return { user: setUpUser(), history, queryClient }
}
