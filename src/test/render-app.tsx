import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { App } from '@/app/app'
import { createAppQueryClient } from '@/app/app-query-client'
import { restoreAppRoot } from './render-screen'
import { setUpUser } from './set-up-user'

/** Renders the app at a URL, with the real client and the mock backend. */
export function renderApp(path: string) {
  restoreAppRoot()
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<App queryClient={createAppQueryClient()} history={history} />)
  return { user: setUpUser(), history }
}
