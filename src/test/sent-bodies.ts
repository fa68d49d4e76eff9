import { server } from '@mocks/entry/test-server'

/** Collects the request bodies of all following calls to `METHOD /path`. */
export function sentBodies(call: string): unknown[] {
  const bodies: unknown[] = []
  server.events.on('request:start', ({ request }) => {
    if (`${request.method} ${new URL(request.url).pathname}` !== call) return
    const at = bodies.push(undefined) - 1
    void request
      .clone()
      .json()
      .then((body: unknown) => (bodies[at] = body))
  })
  return bodies
}
