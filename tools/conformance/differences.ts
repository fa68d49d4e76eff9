import type { ContractCheck } from '../../mocks/contract/contract-check'

/** Where a call differs from openapi.yaml. */
export type Difference = {
  /** The operationId. */
  operation: string
  /** A JSON pointer into the call, and what is wrong there. */
  text: string
  /** What stands there, shortened. */
  example: string
}

type Sent = { headers: Headers; body: string }

/** What was called and answered. */
export type Findings = {
  differences: Difference[]
  /** Operations by id, with the statuses that were answered. */
  answered: Map<string, Set<number>>
  note: (method: string, url: URL, status: number, request: Sent, answer: Sent) => void
}

const LONGEST_EXAMPLE = 200

export function createFindings(contract: ContractCheck): Findings {
  const differences: Difference[] = []
  const answered = new Map<string, Set<number>>()
  return {
    differences,
    answered,
    note(method, url, status, request, answer) {
      const operation = contract.find(method, url)?.operation.id ?? `${method} ${url.pathname}`
      answered.set(operation, (answered.get(operation) ?? new Set()).add(status))
      for (const { side, pointer, message } of [
        ...contract.request(method, url, request),
        ...contract.answer(method, url, status, answer),
      ]) {
        const parts = { status, body: parsed((side === 'request' ? request : answer).body) }
        differences.push({
          operation,
          text: `${status}: ${pointer} of the ${side} ${message}`,
          example: JSON.stringify(valueAt(parts, pointer))?.slice(0, LONGEST_EXAMPLE) ?? 'nothing',
        })
      }
    },
  }
}

/** Prints an operation that was called: whether it agrees, or each difference once. */
export function printOperation({ differences, answered }: Findings, id: string, failure?: string) {
  const found = differences.filter(({ operation }) => operation === id)
  const statuses = [...(answered.get(id) ?? [])].join(', ')
  if (found.length === 0 && failure === undefined) {
    console.log(`ok        ${id} (${statuses})`)
    return
  }
  console.log(`DIFFERS   ${id} (${statuses || 'no answer'})`)
  // A refusal that the contract allows is still no success.
  if (found.length === 0) console.log(`            ${failure}`)
  for (const [text, example] of new Map(found.map((one) => [one.text, one.example]))) {
    console.log(`            ${text}\n            example: ${example}`)
  }
}

/** Prints the last line. @returns the exit code */
export function printSummary(
  { differences, answered }: Findings,
  all: number,
  failed: string[] = [],
) {
  const wrong = new Set([...differences.map(({ operation }) => operation), ...failed])
  console.log(
    wrong.size === 0
      ? `\n${answered.size} of ${all} operations agree with openapi.yaml.`
      : `\n${wrong.size === 1 ? '1 operation differs' : `${wrong.size} operations differ`}: ${[...wrong].join(', ')}`,
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
