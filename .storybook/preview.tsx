import {
  serviceWorkerAt,
  takeBreaches,
  useScenario as playScenario,
  worker,
} from '../mocks/browser'
import { type ScenarioName, scenarioNames } from '../mocks/scenarios'
import { signInAs } from '../mocks/sign-in'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Decorator, Parameters, Preview } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { useState } from 'react'
import { configure } from 'storybook/test'
import { App } from '../src/app/app'
import { createAppQueryClient } from '../src/app/app-query-client'
import { Providers } from '../src/app/providers'
import { setColorMode } from '../src/shared/ui/color-mode'
import { clearNotificationLog } from '../src/shared/ui/notification-log'
import { dismissNotification } from '../src/shared/ui/toaster'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the mock backend plays; 'default' where a story says nothing. */
    scenario?: ScenarioName
    /** Shows the whole application at this address, in place of a component. */
    path?: string
    /** Who is signed in; 'user' at a path and nobody elsewhere where a story says nothing. */
    role?: Role
  }
}

type Role = 'admin' | 'user' | 'nobody'

// A busy machine loads a lazy screen in more than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 })

const roles: Role[] = ['admin', 'user', 'nobody']

const toColorMode = (value: unknown) => (value === 'dark' ? 'dark' : 'light')

const WithProviders: Decorator = (Story, { parameters: { path } }) => {
  const [queryClient] = useState(createAppQueryClient)
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path ?? '/'] }))
  if (path) return <App queryClient={queryClient} history={history} />
  return (
    <Providers queryClient={queryClient}>
      <Story />
    </Providers>
  )
}

/** What the toolbar says goes before what the story says, which goes before the default. */
function situationOf(globals: Record<string, unknown>, parameters: Parameters) {
  const scenario = scenarioNames.find((name) => name === globals.scenario)
  const role = roles.find((name) => name === globals.role)
  return {
    scenario: scenario ?? parameters.scenario ?? 'default',
    role: role ?? parameters.role ?? (parameters.path ? 'user' : 'nobody'),
  }
}

const preview: Preview = {
  decorators: [WithProviders],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
  },
  initialGlobals: { colorMode: 'light' },
  globalTypes: {
    colorMode: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: ['as the story says', ...roles] },
    },
    scenario: {
      description: 'What the mock backend plays',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        items: ['as the story says', ...scenarioNames],
      },
    },
  },
  async beforeAll() {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: serviceWorkerAt(import.meta.env.BASE_URL),
    })
  },
  beforeEach({ globals, parameters }) {
    setColorMode(toColorMode(globals.colorMode))
    const { scenario, role } = situationOf(globals, parameters)
    playScenario(scenario)
    if (role !== 'nobody') signInAs(role)
    return () => {
      dismissNotification()
      clearNotificationLog()
    }
  },
  async afterEach(context) {
    const breaches = await takeBreaches()
    if (breaches.length > 0) {
      throw new Error(`The calls did not keep to openapi.yaml:\n${breaches.join('\n')}`)
    }
    // The add-on looks at the story as it is; in a test run it looks once more, in the dark.
    if (import.meta.env.MODE !== 'test') return
    setColorMode('dark')
    await checkAccessibility(context)
    setColorMode('light')
  },
}

export default preview
