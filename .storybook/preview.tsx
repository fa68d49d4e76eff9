import { useScenario as playScenario, worker } from '../mocks/browser'
import type { ScenarioName } from '../mocks/scenarios'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useState } from 'react'
import { createAppQueryClient } from '../src/app/app-query-client'
import { Providers } from '../src/app/providers'
import { setColorMode } from '../src/shared/ui/color-mode'
import { clearNotificationLog } from '../src/shared/ui/notification-log'
import { dismissNotification } from '../src/shared/ui/toaster'

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the mock backend plays; 'default' where a story says nothing. */
    scenario?: ScenarioName
  }
}

const toColorMode = (value: unknown) => (value === 'dark' ? 'dark' : 'light')

const WithProviders: Decorator = (Story) => {
  const [queryClient] = useState(createAppQueryClient)
  return (
    <Providers queryClient={queryClient}>
      <Story />
    </Providers>
  )
}

const preview: Preview = {
  decorators: [WithProviders],
  parameters: { layout: 'padded', a11y: { test: 'error' } },
  initialGlobals: { colorMode: 'light' },
  globalTypes: {
    colorMode: {
      description: 'Light or dark',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  async beforeAll() {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
  },
  beforeEach({ globals, parameters }) {
    setColorMode(toColorMode(globals.colorMode))
    playScenario(parameters.scenario ?? 'default')
    return () => {
      dismissNotification()
      clearNotificationLog()
    }
  },
  // The add-on looks at the story as it is; in a test run it looks once more, in the dark.
  async afterEach(context) {
    if (import.meta.env.MODE !== 'test') return
    setColorMode('dark')
    await checkAccessibility(context)
    setColorMode('light')
  },
}

export default preview
