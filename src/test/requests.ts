import { server } from '@mocks/entry/test-server'
import { onTestFinished } from 'vitest'

/**
 * Calls the listener for each request, until the test ends. Removes only this one:
 * `removeAllListeners` would also end the checks against openapi.yaml.
 */
export function onRequest(listener: (request: Request) => void): void {
  const handle = ({ request }: { request: Request }) => listener(request)
  server.events.on('request:start', handle)
  onTestFinished(() => server.events.removeListener('request:start', handle))
}

/** Collects the request bodies of all following calls to `METHOD /path`. */
export function sentBodies(call: string): unknown[] {
  const bodies: unknown[] = []
  onRequest((request) => {
    if (`${request.method} ${new URL(request.url).pathname}` !== call) return
    const at = bodies.push(undefined) - 1
    void request
      .clone()
      .json()
      .then((body: unknown) => (bodies[at] = body))
  })
  return bodies
}
