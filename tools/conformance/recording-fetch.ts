import type { Findings } from './differences'

// The global one is replaced by this one.
const originalFetch = globalThis.fetch

/**
 * A fetch that sends to another server, keeps its cookies, and notes each call.
 * @param origin without a trailing slash; may end in a path
 */
export function createRecordingFetch(origin: string, findings: Findings): typeof fetch {
  const cookies = new Map<string, string>()

  return async (input, init) => {
    const asked = new Request(input, init)
    const { pathname, search } = new URL(asked.url)
    const url = new URL(origin + pathname + search)
    const { method } = asked
    const body = await asked.text()
    const headers = new Headers(asked.headers)
    headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await originalFetch(url, { method, headers, body: body || undefined })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const answer = { headers: response.headers, body: await response.clone().text() }
    findings.note(method, url, response.status, { headers: asked.headers, body }, answer)
    return response
  }
}
