import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { setUpUser } from './set-up-user'
import { expect, vi } from 'vitest'
import { createAppQueryClient } from '@/app/app-query-client'
import { Providers } from '@/app/providers'
import { LeaveGuard } from '@/app/shell/leave-guard'
import { ListSaveDialog } from '@/entities/list/list-save/list-save-dialog'
import { sessionKey } from '@/shared/api/call-session'
import { SessionContext } from '@/entities/session/session-context'
import { ImportDialog } from '@/features/lists/import/import-dialog'
import { createStore, useStore } from '@/shared/lib/state/store'

const signedIn = { id: '2', name: 'Ada', email: 'user@example.com', role: 'user' }

export const HEADER = 'first_name,last_name,email'
export const rowsOf = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, row) => `Ann,Lee,ann.${row}@example.com`)].join(
    '\n',
  )

/** Renders the import dialog with a router, on its CSV tab. */
export function openImport() {
  const onOpenList = vi.fn<(listId: string) => void>()
  const history = createMemoryHistory({ initialEntries: ['/', '/?import=csv'] })
  const isClosed = createStore(false)
  const rootRoute = createRootRoute({ component: ImportPage })
  const router = createRouter({ routeTree: rootRoute, history })

  function ImportPage() {
    const { import: tab } = useSearch({ strict: false })
    const isOpen = !useStore(isClosed)
    const setTab = (tab?: string) => history.push(tab ? `/?import=${tab}` : '/')
    return (
      <>
        {tab && isOpen && (
          <ImportDialog
            tab={tab === 'search' ? 'search' : 'csv'}
            onTabChange={setTab}
            onClose={() => setTab()}
            onOpenList={onOpenList}
          />
        )}
        <LeaveGuard />
        <ListSaveDialog onWriteTo={() => {}} />
      </>
    )
  }

  const queryClient = createAppQueryClient()
  queryClient.setQueryData(sessionKey, signedIn)
  const page = (key: number) => (
    <Providers queryClient={queryClient}>
      <SessionContext value={signedIn}>
        <RouterProvider key={key} router={router} />
      </SessionContext>
    </Providers>
  )
  const { rerender } = render(page(1))
  const user = setUpUser({ applyAccept: false })
  const choose = async (content: BlobPart, name = 'fair.csv', button = 'Choose a CSV file') => {
    const input = await screen.findByLabelText(button, { selector: 'input' })
    // The dialog takes the focus some time after it has opened.
    await waitFor(() => expect(document.body).not.toHaveFocus())
    // Not `user.upload`, which focuses the input after the change; browsers do so before.
    fireEvent.change(input, { target: { files: [new File([content], name)] } })
  }
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return {
    user,
    choose,
    press,
    history,
    onOpenList,
    mountAgain: () => rerender(page(2)),
    /** Closes without a question. */
    closeImport: () => act(() => isClosed.set(true)),
  }
}

export const toast = () => screen.findByRole('region', { name: 'Notifications (F8)' })

export async function expectToast(title: string, description: string) {
  const region = within(await toast())
  expect(await region.findByText(title)).toBeVisible()
  expect(region.getByText(description)).toBeVisible()
}

/** The displayed counts by label. */
export function counts(): Record<string, string | null> {
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]),
  )
}
