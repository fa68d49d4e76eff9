import { type ContractCheck, successOf } from '../../mocks/contract/contract-check'

type Difference = {
  operation: string
  /** JSON pointer into the call, and the violation there. */
  text: string
  /** The offending value, shortened. */
  example: string
}

type Sent = { headers: Headers; body: string }

export type Findings = {
  differences: Difference[]
  /** Response statuses by operation id. */
  answered: Map<string, Set<number>>
  /** @param request undefined if openapi.yaml does not allow it */
  note: (call: {
    method: string
    url: URL
    status: number
    request: Sent | undefined
    answer: Sent
  }) => void
}

const messageInWords = (message: string) =>
  message.replace('match format "date-time"', 'be a time such as 2026-01-31T09:30:00Z')

export const instead = (expected: number | string, status: number) =>
  `${expected} expected, ${status} came`

const LONGEST_EXAMPLE = 200

export function createFindings(contract: ContractCheck): Findings {
  const differences: Difference[] = []
  const answered = new Map<string, Set<number>>()
  return {
    differences,
    answered,
    note({ method, url, status, request, answer }) {
      const found = contract.find(method, url)?.operation
      const operation = found?.id ?? `${method} ${url.pathname}`
      answered.set(operation, (answered.get(operation) ?? new Set()).add(status))
      for (const { side, pointer, message } of [
        ...(request ? contract.request(method, url, request) : []),
        ...contract.answer(method, url, status, answer),
      ]) {
        const body = parsed((side === 'request' ? request : answer)?.body ?? '')
        const isStatus = found && pointer === '/status'
        differences.push({
          operation,
          text: isStatus
            ? instead(successOf(found), status)
            : `${status}: ${pointer} of the ${side} ${messageInWords(message)}`,
          example: shortened(
            pointer.startsWith('/body') ? valueAt({ body }, pointer) : body || undefined,
          ),
        })
      }
    },
  }
}

export const shortened = (value: unknown) =>
  JSON.stringify(value)?.slice(0, LONGEST_EXAMPLE) || 'nothing'

/** @returns why an operation that was only refused does not agree; undefined after a success */
export function withoutSuccess({ answered }: Findings, id: string): string | undefined {
  const statuses = [...(answered.get(id) ?? [])]
  if (statuses.some((status) => status < 300)) return undefined
  return `no success was seen (${statuses.join(', ')})`
}

/** Prints whether an operation conforms, or each difference once. */
export function printOperation(
  { differences, answered }: Findings,
  id: string,
  print: (line: string) => void,
  failure?: string,
) {
  const found = differences.filter(({ operation }) => operation === id)
  const statuses = [...(answered.get(id) ?? [])].join(', ')
  if (found.length === 0 && failure === undefined) {
    print(`ok        ${id} (${statuses})`)
    return
  }
  print(`DIFFERS   ${id} (${statuses || 'no answer'})`)
  if (found.length === 0) print(`            ${failure}`)
  for (const [text, example] of new Map(found.map((one) => [one.text, one.example]))) {
    print(`            ${text}`)
    if (example !== 'nothing') print(`            example: ${example}`)
  }
}

type Summary = {
  all: number
  failed?: readonly string[]
  agreeing: number
  print: (line: string) => void
}

/**
 * Prints the last line.
 * @returns the exit code
 */
export function printSummary(
  { differences }: Findings,
  { all, failed = [], agreeing, print }: Summary,
) {
  const wrong = new Set([...differences.map(({ operation }) => operation), ...failed])
  const count = wrong.size === 1 ? '1 operation differs' : `${wrong.size} operations differ`
  print('')
  print(
    wrong.size === 0
      ? `${agreeing} of ${all} operations agree with openapi.yaml.`
      : `${count}: ${[...wrong].join(', ')}`,
  )
  return wrong.size === 0 ? 0 : 1
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
