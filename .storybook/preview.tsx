import { clear, createStore } from 'idb-keyval'
import {
  backend,
  callLog,
  serviceWorkerAt,
  takeViolations,
  useScenario as playScenario,
  worker,
} from '../mocks/entry/browser'
import {
  languages,
  type MockSettings,
  type Role,
  roles,
  toFailures,
} from '../mocks/scenarios/mock-settings'
import { type ScenarioName, scenarioNames } from '../mocks/scenarios/scenarios'
import { readHar } from '../mocks/replay/har'
import { signInAs, signOut } from '../mocks/entry/sign-in'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Decorator, Parameters, Preview } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { configure, spyOn, waitFor } from 'storybook/test'
import { App } from '../src/app/app'
import { createAppQueryClient } from '../src/app/app-query-client'
import { Providers } from '../src/app/providers'
import { setColorMode } from '../src/shared/ui/theme/color-mode'
import { failureSettings } from '../src/test/failure-settings'
import { keepToasts } from '../src/test/keep-toasts'
import '../src/test/styles-by-rule'
import { showLanguage } from './show-language'
import { clearSessionStores } from '../src/shared/lib/state/store'
import { ThemedDocs } from './docs-container'
import { checkShown } from '../stories/find-a-state/check-shown'
import type { Call } from '../mocks/contract/call-watch'
import { CALL_EVENT } from './call-event'
import { picturedStories } from '../e2e/visual/pictured-stories'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Scenario of the mock backend; defaults to 'default'. */
    scenario?: ScenarioName
    /** Shows the whole app at this URL, instead of a component. */
    path?: string
    /** Who is signed in; defaults to 'user' for a story with a path, else nobody. */
    role?: Role
    /** Makes every call of an operation fail: `{ deleteList: 500 }`. */
    fail?: MockSettings['fail']
    /** Content of a HAR file whose recorded responses take precedence over the scenario's. */
    har?: string
    /** Operations whose responses are held until the story is left: `['searchLeads']`. */
    hold?: MockSettings['hold']
    /** The message with which the story ends, a toast by default. Checked after the story. */
    message?: { title: string; description?: string; as?: 'dialog' | 'alert' }
    /** Title of the dialog with which the story ends. Checked after the story. */
    dialog?: string
  }
}

configure(failureSettings)

/** The worker is started once, because all test files share one page. */
let isStarted: Promise<unknown> | undefined

const isTest = import.meta.env.MODE === 'test'

// On a busy machine, a toast could be gone before the check of the messages.
if (isTest) keepToasts()

const SET_BY_STORY = 'set by the story'

/** axe's rules that compare colours. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** Stories that show each screen and each component once. */
const pictured: ReadonlySet<string> = new Set(picturedStories)

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

type StoryRootProps = { path?: string; children: ReactNode }

function StoryRoot({ path, children }: StoryRootProps) {
  const [queryClient] = useState(createAppQueryClient)
  const [history] = useState(() => createMemoryHistory({ initialEntries: [path ?? '/'] }))
  if (path) return <App queryClient={queryClient} history={history} />
  return <Providers queryClient={queryClient}>{children}</Providers>
}

/** The key remounts everything when the role or scenario changes in the toolbar. */
const WithProviders: Decorator = (Story, { globals, parameters: { path } }) => (
  <StoryRoot key={`${globals.role} ${globals.scenario}`} path={path}>
    <Story />
  </StoryRoot>
)

/** The toolbar takes precedence over the story, and the story over the default. */
function mockSettingsOf(globals: Record<string, unknown>, parameters: Parameters) {
  const scenario = scenarioNames.find((name) => name === globals.scenario)
  const role = roles.find((name) => name === globals.role)
  return {
    scenario: scenario ?? parameters.scenario ?? 'default',
    role: role ?? parameters.role ?? (parameters.path ? 'user' : 'nobody'),
  }
}

/** Removes drafts, results and settings of an earlier story, but not Storybook's own entries. */
function clearStorage() {
  const isOurs = (key: string) => !/storybook/i.test(key)
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter(isOurs)) storage.removeItem(key)
  }
  return clear(createStore('drafts', 'parts'))
}

/** Disables the timeout of a read, which would end a story of a loading state after a minute. */
function withoutTimeouts() {
  const spy = spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
  return () => spy.mockRestore()
}

const sentCalls = new WeakSet<Call>()

async function sendCalls() {
  const channel = await addons.ready()
  callLog.subscribe(() => {
    for (const call of callLog.calls()) {
      if (sentCalls.has(call)) continue
      sentCalls.add(call)
      channel.emit(CALL_EVENT, call)
    }
  })
}
void sendCalls()

const preview: Preview = {
  decorators: [WithProviders],
  parameters: {
    layout: 'padded',
    docs: { container: ThemedDocs },
    a11y: {
      test: 'error',
      config: {
        rules: [
          // WCAG 2.2 requires targets of 24 px; axe does not check this by default.
          { id: 'target-size', enabled: true },
          // Half of axe's time, so a test run checks only the colours of the pictured stories, in
          // both themes, below.
          ...ofColours.map((id) => ({ id, enabled: !isTest })),
        ],
      },
      // Passed checks are only needed by the add-on's panel; describing them takes a fifth of axe's
      // time.
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    viewport: {
      options: {
        narrow: viewport('Smallest phone', 320, 640, 'mobile'),
        phone: viewport('Phone', 390, 844, 'mobile'),
        tablet: viewport('Tablet', 820, 1180, 'tablet'),
        desktop: viewport('Desktop', 1440, 900, 'desktop'),
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find a state',
          'Foundations',
          ['Colours', 'Type', 'Spacing and corners', 'Editor palette', 'Motion', 'Icons'],
          'Patterns',
          'Components',
          'Screens',
          ['Log In', 'Shell', 'Home', 'Lead Search', 'Lists', 'Campaigns', 'Analytics', 'Settings'],
        ],
      },
    },
  },
  initialGlobals: {
    colorMode: 'light',
    language: 'english',
    role: SET_BY_STORY,
    scenario: SET_BY_STORY,
  },
  globalTypes: {
    colorMode: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language of the interface',
      toolbar: { title: 'Language', icon: 'globe', items: [...languages], dynamicTitle: true },
    },
    role: {
      description: 'Who is signed in',
      toolbar: { title: 'Role', icon: 'user', items: [SET_BY_STORY, ...roles] },
    },
    scenario: {
      description: 'Scenario of the mock backend',
      toolbar: {
        title: 'Scenario',
        icon: 'lightning',
        items: [SET_BY_STORY, ...scenarioNames],
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
  async beforeEach({ globals, parameters }) {
    await clearStorage()
    setColorMode(toColorMode(globals.colorMode))
    await showLanguage(globals.language)
    const { scenario, role } = mockSettingsOf(globals, parameters)
    playScenario(scenario)
    backend.failures = toFailures(parameters.fail ?? {})
    backend.held.dropAll()
    backend.replay(parameters.har === undefined ? undefined : readHar(parameters.har))
    for (const operationId of parameters.hold ?? []) backend.held.hold(operationId)
    if (role === 'nobody') signOut()
    else signInAs(role)
    const restoreTimeouts = withoutTimeouts()
    return () => {
      restoreTimeouts()
      clearSessionStores()
    }
  },
  async afterEach(context) {
    // A call in flight would be answered in the next story.
    const { hold = [] } = context.parameters
    await waitFor(() => {
      const waiting = backend.held.waiting()
      for (const held of hold) {
        if (!waiting.some(({ operationId }) => operationId === held)) {
          throw new Error(`The story holds ${held}, which nobody called`)
        }
      }
    })
    await checkShown(context.parameters)
    const violations = await takeViolations()
    if (violations.length > 0) {
      throw new Error(`Calls violated openapi.yaml:\n${violations.join('\n')}`)
    }
    if (!isTest || !pictured.has(context.id)) return
    const runOnly = { type: 'rule', values: ofColours }
    const a11y = { test: 'error', config: {}, options: { resultTypes: ['violations'], runOnly } }
    for (const mode of ['light', 'dark'] as const) {
      setColorMode(mode)
      await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } })
    }
    setColorMode('light')
  },
}

export default preview
