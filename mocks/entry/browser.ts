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

/** The backend as a service worker's client; Storybook starts it by itself. */
export const worker = setupWorker(
  http.all('*/api/*', ({ request, requestId }) => backend.answer(request, requestId)),
)
worker.events.on('request:start', ({ request, requestId }) => {
  if (new URL(request.url).pathname.includes('/api/')) watch.begin(requestId, request)
})

/**
 * The script that intercepts calls, found from the address of a page in the folder `folder`; pages
 * outside that folder are not its business.
 */
export const serviceWorkerAt = (folder: string) => ({
  url: new URL(`${folder}mockServiceWorker.js`, location.href).href,
})

/**
 * Where requests, or answers of the backend, did not keep to openapi.yaml since the last time. What
 * handlers of a story's own (`worker.use`) answer is not checked; the requests they get are.
 */
export const takeBreaches = watch.takeBreaches

/** The world of the scenario, and its failures. Who is signed in stays so. */
export function useScenario(name: ScenarioName): void {
  worker.resetHandlers()
  enterScenario(name)
  backend.play(name)
}
