import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** Converts between Node's HTTP messages and Request/Response. */

export async function toRequest(message: IncomingMessage): Promise<Request> {
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const method = message.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, body: hasBody ? await text(message) : null })
}

export async function send(answer: Response, to: ServerResponse): Promise<void> {
  // Closes the connection to simulate a network error.
  if (answer.type === 'error') {
    to.destroy()
    return
  }
  to.statusCode = answer.status
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') to.setHeader(name, value)
  })
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) {
    to.setHeader(
      'Set-Cookie',
      cookies.map((cookie) => `${cookie}; HttpOnly`),
    )
  }
  to.end(Buffer.from(await answer.arrayBuffer()))
}
