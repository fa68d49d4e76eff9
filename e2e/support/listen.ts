import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Listens on a port chosen by the system. @returns the port */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * A port that was free a moment ago, for a program that must be given one. If another program takes
 * it first, the caller has to retry with a new port.
 */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}
