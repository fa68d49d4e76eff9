import { createMemoryHistory } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { App } from '@/app/app'
import { createAppQueryClient } from '@/app/app-query-client'

/** Renders the app at a URL, with the real client and the mock backend. */
export function renderApp(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] })
  render(<App queryClient={createAppQueryClient()} history={history} />)
  return { user: userEvent.setup(), history }
}
