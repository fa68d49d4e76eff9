import { type Breach, type ContractCheck, createContractCheck, inWords } from './contract-check'

/** A call as it went over the wire, and whether it kept to openapi.yaml. */
export type Call = {
  id: string
  method: string
  /** With the query. */
  path: string
  /** The parsed body, or its text where it is not JSON; undefined for none. */
  request: unknown
  /** 0 when the network failed. */
  status?: number
  answer?: unknown
  /** Milliseconds. */
  duration?: number
  /** In words. */
  breaches: string[]
  /** Not so for answers that stand beside the contract on purpose. */
  isAnswerChecked?: boolean
}

/**
 * Sees every call begin and end. Requests are always checked. Answers are checked unless whoever
 * gave them says that they stand beside the contract on purpose; what is not reported as answered
 * (a handler that one test put before the backend) is not the backend's to answer for.
 */
export type CallWatch = {
  contract: () => ContractCheck
  begin: (id: string, request: Request) => void
  end: (id: string, response: Response, isChecked: boolean) => void
  /** Waits until all is checked. @returns what was found since the last time, in words. */
  takeBreaches: () => Promise<string[]>
}

/**
 * @param onCall told when a call begins, again when its request is read, and when it ends. Without
 *   one the checking waits until somebody asks: reading the contract takes a moment, which a test's
 *   screen would have to wait for.
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
      // A body whose request was cancelled can no longer be read, and nobody will.
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error
      })
      .finally(() => underWay.delete(promise))
    underWay.add(promise)
  }

  function judge(call: Call, findBreaches: () => Breach[]): void {
    const work = () => {
      const words = findBreaches().map(inWords)
      call.breaches.push(...words)
      found.push(...words)
      onCall?.(call)
    }
    if (onCall) work()
    else postponed.push(work)
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
        breaches: [],
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
    end(id, response, isChecked) {
      const begun = open.get(id)
      if (!begun) return
      open.delete(id)
      const { call, url, startedAt } = begun
      const { status, headers } = response
      Object.assign(call, { status, duration: performance.now() - startedAt })
      call.isAnswerChecked = isChecked
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
    async takeBreaches() {
      while (underWay.size > 0) await Promise.all(underWay)
      open.clear()
      for (const work of postponed) work()
      postponed = []
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
