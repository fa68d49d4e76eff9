import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join, normalize } from 'node:path'
import { send } from '../../mocks/entry/http/node-bridge'
import { fileAnswer } from '../../mocks/entry/http/static-files'
import { freePort } from '../support/free-port'

export type StaticHost = {
  /** Of the folder, without a trailing slash. */
  url: string
  /** What was asked for and is not below the folder. */
  strays: string[]
  close: () => void
}

const place = '/a/b/'

/** A host that knows files only, as GitHub Pages and its like, with the build in a folder of it. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const strays: string[] = []

  async function answer(address: string): Promise<Response> {
    const { pathname, search } = new URL(address, 'http://localhost')
    if (!pathname.startsWith(place)) {
      strays.push(pathname)
      return new Response('Nothing is here', { status: 404 })
    }
    const path = join(folder, normalize(decodeURIComponent(pathname.slice(place.length - 1))))
    const found = await stat(path).catch(() => undefined)
    if (!found) return fileAnswer(join(folder, '404.html'), 404)
    if (!found.isDirectory()) return fileAnswer(path)
    if (pathname.endsWith('/')) return fileAnswer(join(path, 'index.html'))
    return new Response(null, { status: 301, headers: { Location: `${pathname}/${search}` } })
  }

  const port = await freePort()
  const server = createServer((message, to) => {
    answer(message.url ?? '/')
      .then((response) => send(response, to))
      .catch(() => to.destroy())
  })
  server.listen(port, '127.0.0.1')
  return {
    url: `http://localhost:${port}${place.slice(0, -1)}`,
    strays,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
