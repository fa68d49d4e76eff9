import type { ContractCheck } from '../../mocks/contract/contract-check'

// The global one is replaced by that of the recorder.
const originalFetch = globalThis.fetch

/** Where a call differs from openapi.yaml. */
export type Difference = {
  /** The operationId. */
  operation: string
  /** A JSON pointer into the call, and what is wrong there. */
  text: string
  /** What stands there, shortened. */
  example: string
}

export type Recorder = {
  fetch: typeof fetch
  differences: Difference[]
  /** Operations by id, with the statuses that were answered. */
  answered: Map<string, Set<number>>
}

const LONGEST_EXAMPLE = 200

/**
 * A fetch that sends to another server, keeps its cookies, and compares each call with the contract.
 * @param origin without a trailing slash; may end in a path
 */
export function createRecorder(origin: string, contract: ContractCheck): Recorder {
  const cookies = new Map<string, string>()
  const differences: Difference[] = []
  const answered = new Map<string, Set<number>>()

  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
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
    const text = await response.clone().text()
    const { status } = response
    const operation = contract.find(method, url)?.operation.id ?? `${method} ${pathname}`
    answered.set(operation, (answered.get(operation) ?? new Set()).add(status))
    const sent = { headers: asked.headers, body }
    const received = { headers: response.headers, body: text }
    for (const { side, pointer, message } of [
      ...contract.request(method, url, sent),
      ...contract.answer(method, url, status, received),
    ]) {
      const parts = { status, body: parsed(side === 'request' ? body : text) }
      differences.push({
        operation,
        text: `${status}: ${pointer} of the ${side} ${message}`,
        example: JSON.stringify(valueAt(parts, pointer))?.slice(0, LONGEST_EXAMPLE) ?? 'nothing',
      })
    }
    return response
  }

  return { fetch: send, differences, answered }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function valueAt(whole: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null
          ? Reflect.get(part, step.replaceAll('~1', '/').replaceAll('~0', '~'))
          : undefined,
      whole,
    )
}
