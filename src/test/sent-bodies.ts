import { server } from '@mocks/entry/test-server'

/** The bodies of the calls `METHOD /path` that are sent from now on, as they come. */
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
