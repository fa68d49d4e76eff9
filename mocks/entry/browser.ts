import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import contractText from '../../openapi.yaml?raw'
import { createBackend } from './backend'
import { createCallLog } from '../panel/call-log'
import { createCallWatch } from '../contract/call-watch'
import { enterScenario, world } from './db'
import type { ScenarioName } from '../scenarios/scenarios'

/** The latest calls, for the mock panel. */
export const callLog = createCallLog()

export const watch = createCallWatch(() => contractText, callLog.note)
export const backend = createBackend(world, watch)

/** The backend behind a service worker. Storybook starts it itself. */
export const worker = setupWorker(
  http.all('*/api/*', ({ request, requestId }) => backend.answer(request, requestId)),
)
worker.events.on('request:start', ({ request, requestId }) => {
  if (new URL(request.url).pathname.includes('/api/')) watch.begin(requestId, request)
})

// Answers of handlers that a story adds are logged, but not checked.
worker.events.on('response:mocked', ({ requestId, response }) =>
  watch.end(requestId, response, false),
)

/**
 * Options of the service worker script in the folder that the application is served from; it does not
 * control pages outside of the folder.
 */
export const serviceWorkerAt = (folder: string) => ({
  url: new URL(`${folder}mock-worker.js`, location.href).href,
})

/**
 * Violations of openapi.yaml by requests and by responses of the backend, since the last call. Responses
 * of handlers that a story adds (`worker.use`) are not checked.
 */
export const takeViolations = watch.takeViolations

/** The world of the scenario, and its failures. The session is kept. */
export function useScenario(name: ScenarioName): void {
  worker.resetHandlers()
  enterScenario(name)
  backend.play(name)
}
