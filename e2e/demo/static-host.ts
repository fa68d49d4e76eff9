import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { send } from '../../mocks/entry/http/node-bridge'
import { fileAnswer } from '../../mocks/entry/http/static-files'
import { listen } from '../support/listen'

export type StaticHost = {
  /** URL of the folder, without a trailing slash. */
  url: string
  /** Requested paths outside the folder. */
  requestsOutside: string[]
  close: () => void
}

/**
 * A static host like GitHub Pages that serves the build in a subfolder.
 * @param basePath with leading and trailing slash
 */
export async function startStaticHost(folder: string, basePath = '/a/b/'): Promise<StaticHost> {
  const requestsOutside: string[] = []

  async function answer(address: string): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://localhost')
    if (!pathname.startsWith(basePath)) {
      requestsOutside.push(pathname)
      return new Response('Nothing is here', { status: 404 })
    }
    const path = join(folder, normalize(decodeURIComponent(pathname.slice(basePath.length - 1))))
    const found = await stat(path).catch(() => undefined)
    if (!found) return notFound(folder)
    if (!found.isDirectory()) return fileAnswer(path)
    if (pathname.endsWith('/')) return fileAnswer(join(path, 'index.html'))
    return new Response(null, { status: 301, headers: { Location: `${pathname}/${search}` } })
  }

  const server = createServer((message, to) => {
    answer(message.url ?? '/')
      .then((response) => send(response, to))
      .catch(() => to.destroy())
  })
  const port = await listen(server)
  return {
    url: `http://localhost:${port}${basePath.slice(0, -1)}`,
    requestsOutside,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const notFound = (folder: string) =>
  fileAnswer(join(folder, '404.html'), 404).catch(
    () => new Response('Nothing is here', { status: 404 }),
  )
