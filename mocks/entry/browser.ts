import { http } from 'msw'
import { setupWorker } from 'msw/browser'
import contractText from '../../openapi.yaml?raw'
import { createBackend } from './backend'
import { createCallLog } from '../panel/call-log'
import { createCallWatch } from '../contract/call-watch'
import { enterScenario, world } from './db'
import type { ScenarioName } from '../scenarios/scenarios'

export const callLog = createCallLog()

export const watch = createCallWatch(() => contractText, callLog.note)
export const backend = createBackend(world, watch)

/** MSW worker of the backend. Storybook starts it itself. */
export const worker = setupWorker(
  http.all('*/api/*', ({ request, requestId }) => backend.answer(request, requestId)),
)
worker.events.on('request:start', ({ request, requestId }) => {
  if (new URL(request.url).pathname.includes('/api/')) watch.begin(requestId, request)
})

// Logs responses of handlers added by a story, without checking them.
worker.events.on('response:mocked', ({ requestId, response }) =>
  watch.end(requestId, response, false),
)

/** Options for a service worker in the app's folder, which is also its scope. */
export const serviceWorkerAt = (folder: string) => ({
  url: new URL(`${folder}mock-worker.js`, location.href).href,
})

/**
 * Contract violations by requests and backend responses since the last call. Responses of handlers
 * added by a story (`worker.use`) are not checked.
 */
export const takeViolations = watch.takeViolations

/** Loads the scenario's data and failures. Keeps the session. */
export function useScenario(name: ScenarioName): void {
  worker.resetHandlers()
  enterScenario(name)
  backend.play(name)
}
