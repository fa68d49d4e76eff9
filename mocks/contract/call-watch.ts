import { type Violation, type ContractCheck, createContractCheck, inWords } from './contract-check'

export type Call = {
  id: string
  method: string
  path: string
  /** Parsed body, or its text if it is not JSON; undefined for none. */
  request: unknown
  /** 0 if there was no response. */
  status?: number
  answer?: unknown
  duration?: number
  /** One sentence each. */
  violations: string[]
  /** False for responses that intentionally violate the contract. */
  isAnswerChecked?: boolean
  /** Whether this response is a recorded one, while recordings are replayed. */
  isRecorded?: boolean
}

/**
 * Checks calls against openapi.yaml. Requests are always checked, responses of the backend if
 * `isChecked` is true. Responses of handlers added by a test are not reported here.
 */
export type CallWatch = {
  contract: () => ContractCheck
  begin: (id: string, request: Request) => void
  end: (id: string, response: Response, isChecked: boolean, isRecorded?: boolean) => void
  takeViolations: () => Promise<string[]>
}

/** In a browser, checks run when the page is idle; in Node and jsdom at once. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 2_000 }) : work()

/**
 * @param onCall called when a call starts, and when its request and response have been checked.
 * Without it, checks only run on `takeViolations`, because parsing the contract would slow down the
 * screens of a test.
 */
export function createCallWatch(
  readContract: () => string,
  onCall?: (call: Call) => void,
): CallWatch {
  let check: ContractCheck | undefined
  const contract = () => (check ??= createContractCheck(readContract()))
  const open = new Map<string, { call: Call; url: URL; startedAt: number }>()
  const underWay = new Set<Promise<void>>()
  let postponed: (() => void)[] = []
  let found: string[] = []

  function run(work: () => Promise<void>): void {
    const promise = work()
      // The body of an aborted request cannot be read.
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error
      })
      .finally(() => underWay.delete(promise))
    underWay.add(promise)
  }

  function judge(call: Call, findViolations: () => Violation[]): void {
    const work = () => {
      const words = findViolations().map(inWords)
      call.violations.push(...words)
      found.push(...words)
      onCall?.(call)
    }
    postponed.push(work)
    if (onCall) whenIdle(drainQueue)
  }

  function drainQueue(): void {
    const works = postponed
    postponed = []
    for (const work of works) work()
  }

  return {
    contract,
    begin(id, request) {
      const url = new URL(request.url)
      const { method, headers } = request
      const call: Call = {
        id,
        method,
        path: url.pathname + url.search,
        request: undefined,
        violations: [],
      }
      open.set(id, { call, url, startedAt: performance.now() })
      onCall?.(call)
      const copy = request.clone()
      run(async () => {
        const body = await copy.text()
        call.request = parsed(body)
        judge(call, () => contract().request(method, url, { headers, body }))
      })
    },
    end(id, response, isChecked, isRecorded) {
      const begun = open.get(id)
      if (!begun) return
      open.delete(id)
      const { call, url, startedAt } = begun
      const { status, headers } = response
      Object.assign(call, { status, duration: performance.now() - startedAt })
      Object.assign(call, { isAnswerChecked: isChecked, isRecorded })
      if (response.type === 'error') {
        onCall?.(call)
        return
      }
      const copy = response.clone()
      run(async () => {
        const body = await copy.text()
        call.answer = parsed(body)
        const { method } = call
        judge(call, () =>
          isChecked ? contract().answer(method, url, status, { headers, body }) : [],
        )
      })
    },
    async takeViolations() {
      while (underWay.size > 0) await Promise.all(underWay)
      open.clear()
      drainQueue()
      const taken = found
      found = []
      return taken
    },
  }
}

function parsed(body: string): unknown {
  if (body === '') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
