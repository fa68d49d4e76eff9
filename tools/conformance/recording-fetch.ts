import type { Findings } from './differences'

type Call = {
  method: string
  /** Includes the query. */
  path: string
  body: string
  headers?: Headers
}

/** Cookies by name. */
export type Jar = Map<string, string>

type Options = {
  jar?: Jar
  /** For a request that violates openapi.yaml: only the response is checked. */
  isWrong?: boolean
}

type Send = (call: Call, options?: Options) => Promise<Response>

/** The step was skipped, for a reason other than an error of the server. */
export class NotTried extends Error {
  /** @param because the operation whose failure prevented the step */
  constructor(
    reason: string,
    readonly because?: string,
  ) {
    super(reason)
  }
}

/** The server could not be reached. */
export class NoAnswer extends NotTried {}

/**
 * Sends requests to a server and records each call.
 * @param origin without a trailing slash; may end in a path
 */
export function createSender(origin: string, findings: Findings, transport: typeof fetch) {
  const send: Send = async (call, { jar = new Map(), isWrong } = {}) => {
    const {
      method,
      path,
      body,
      headers = new Headers({ 'Content-Type': 'application/json' }),
    } = call
    const url = new URL(origin + path)
    const withCookies = new Headers(headers)
    withCookies.set('Cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const response = await transport(url, {
      method,
      headers: withCookies,
      body: body || undefined,
    }).catch((error: unknown) => {
      throw new NoAnswer(reasonOf(error))
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const answer = { headers: response.headers, body: await response.clone().text() }
    const request = isWrong ? undefined : { headers, body }
    findings.note({ method, url, status: response.status, request, answer })
    return response
  }

  const fetchWith =
    (jar: Jar) =>
    async (request: Request): Promise<Response> => {
      const path = request.url.slice(origin.length)
      const { method, headers } = request
      return send({ method, path, body: await request.text(), headers }, { jar })
    }
  return { fetchWith, send }
}

/** Node's fetch rejects with "fetch failed", and the actual reason as the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}
