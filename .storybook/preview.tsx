import {
  backend,
  serviceWorkerAt,
  takeBreaches,
  useScenario as playScenario,
  worker,
} from '../mocks/entry/browser'
import { type Choices, type Role, roles, toFailures } from '../mocks/scenarios/mock-settings'
import { type ScenarioName, scenarioNames } from '../mocks/scenarios/scenarios'
import { signInAs, signOut } from '../mocks/entry/sign-in'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Decorator, Parameters, Preview } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { configure } from 'storybook/test'
import { App } from '../src/app/app'
import { createAppQueryClient } from '../src/app/app-query-client'
import { Providers } from '../src/app/providers'
import { setColorMode } from '../src/shared/ui/theme/color-mode'
import { clearSessionStores } from '../src/shared/lib/store'
import { checkMessages } from '../stories/messages/check-messages'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the mock backend plays; 'default' where a story says nothing. */
    scenario?: ScenarioName
    /** Shows the whole application at this address, in place of a component. */
    path?: string
    /** Who is signed in; 'user' at a path and nobody elsewhere where a story says nothing. */
    role?: Role
    /** The next call of each operation fails so, once: `{ deleteList: 500 }`. */
    fail?: Choices['fail']
  }
}

// A busy machine loads a lazy screen in more than the second that is waited by default.
configure({ asyncUtilTimeout: 10_000 })

/** The test files share one page, and each begins here. */
let isStarted: Promise<unknown> | undefined

const AS_THE_STORY_SAYS = 'as the story says'

const viewport = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
})

const toColorMode = (value: unknown) => (value === 'dark' ? 'dark' : 'light')

type SituatedProps = { path?: string; children: ReactNode }

function Situated({ path, children }: SituatedProps) {
  const [queryClient] = useState(createAppQueryClient)
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path ?? '/'] }))
  if (path) return <App queryClient={queryClient} history={history} />
  return <Providers queryClient={queryClient}>{children}</Providers>
}

/** With another role or scenario from the toolbar everything begins anew. */
const WithProviders: Decorator = (Story, { globals, parameters: { path } }) => (
  <Situated key={`${globals.role} ${globals.scenario}`} path={path}>
    <Story />
  </Situated>
)

/** What the toolbar says goes before what the story says, which goes before the default. */
function situationOf(globals: Record<string, unknown>, parameters: Parameters) {
  const scenario = scenarioNames.find((name) => name === globals.scenario)
  const role = roles.find((name) => name === globals.role)
  return {
    scenario: scenario ?? parameters.scenario ?? 'default',
    role: role ?? parameters.role ?? (parameters.path ? 'user' : 'nobody'),
  }
}

/** Drafts, results and settings that an earlier story left in this browser; Storybook's own stay. */
function clearStorage() {
  const isOurs = (key: string) => !/storybook/i.test(key)
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key)
  }
}

const preview: Preview = {
  decorators: [WithProviders],
  parameters: {
    layout: 'padded',
    // WCAG 2.2 asks for targets of 24 px; axe looks only when told to.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    viewport: {
      options: {
        narrow: viewport('Smallest phone', 320, 640, 'mobile'),
        phone: viewport('Phone', 390, 844, 'mobile'),
        tablet: viewport('Tablet', 768, 1024, 'tablet'),
        desktop: viewport('Desktop', 1440, 900, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colours', 'Type', 'Spacing and corners', 'Editor palette', 'Motion', 'Icons'],
          'Components',
          'Screens',
          ['Log In', 'Shell', 'Home', 'Lead Search', 'Lists', 'Campaigns', 'Analytics', 'Settings'],
          'Flows',
          ['First day', 'Import a CSV file', 'Create a user'],
          'Every message',
        ],
      },
    },
  },
  initialGlobals: { colorMode: 'light', role: AS_THE_STORY_SAYS, scenario: AS_THE_STORY_SAYS },
  globalTypes: {
    colorMode: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: [AS_THE_STORY_SAYS, ...roles] },
    },
    scenario: {
      description: 'What the mock backend plays',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        items: [AS_THE_STORY_SAYS, ...scenarioNames],
      },
    },
  },
  async beforeAll() {
    isStarted ??= worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: serviceWorkerAt(import.meta.env.BASE_URL),
    })
    await isStarted
  },
  beforeEach({ globals, parameters }) {
    clearStorage()
    setColorMode(toColorMode(globals.colorMode))
    const { scenario, role } = situationOf(globals, parameters)
    playScenario(scenario)
    backend.failures = toFailures(parameters.fail ?? {})
    if (role === 'nobody') signOut()
    else signInAs(role)
    return clearSessionStores
  },
  async afterEach(context) {
    await checkMessages(context)
    const breaches = await takeBreaches()
    if (breaches.length > 0) {
      throw new Error(`The calls did not keep to openapi.yaml:\n${breaches.join('\n')}`)
    }
    // The add-on looks at the story as it is; in a test run once more, at the colours in the dark.
    if (import.meta.env.MODE !== 'test') return
    setColorMode('dark')
    const options = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }
    const a11y = { ...context.parameters.a11y, options }
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } })
    setColorMode('light')
  },
}

export default preview
