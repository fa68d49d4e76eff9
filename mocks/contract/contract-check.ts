import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { createOperationFinder, type Operation, operationsOf, parseContract } from './operations'

export type Violation = {
  side: 'request' | 'answer'
  /** For example `POST /api/lists`. */
  call: string
  /**
   * JSON pointer into `{ path, query, headers, body }` of the request or `{ status, headers, body
   * }` of the response.
   */
  pointer: string
  message: string
  /** The violated JSON Schema keyword, if any. */
  keyword?: string
}

export const inWords = ({ call, side, pointer, message }: Violation) =>
  `${call}: ${pointer} of the ${side} ${message}`

/** Headers and body text; '' for no body. */
type Sent = { headers: Headers; body: string }

export type ContractCheck = {
  operations: readonly Operation[]
  /** The line of an operation in openapi.yaml, from 1. */
  lineOf: (operationId: string) => number
  find: ReturnType<typeof createOperationFinder>
  request: (method: string, url: URL, sent: Sent) => Violation[]
  answer: (method: string, url: URL, status: number, sent: Sent) => Violation[]
}

const documentId = 'openapi.yaml'

/** The success status in openapi.yaml. */
export const successOf = ({ answers }: Operation) =>
  Object.keys(answers).find((status) => status.startsWith('2')) ?? ''

/** Compiles schemas on first use, because most test files need only a few. */
export function createContractCheck(yamlText: string): ContractCheck {
  const contract = parseContract(yamlText)
  const operations = operationsOf(contract)
  const find = createOperationFinder(operations)
  const validatorOf = createCompiler(contract)
  // Parameters are strings, so "50" must count as an integer.
  const parameterValidatorOf = createCompiler(contract, { coerceTypes: true })

  function bodyViolations(pointer: string | undefined, { headers, body }: Sent) {
    if (pointer === undefined) return body === '' ? [] : [at('/body', 'must be empty')]
    const type = headers.get('Content-Type')
    if (!type?.startsWith('application/json')) {
      return [at('/headers/content-type', `must be application/json, not ${type ?? 'missing'}`)]
    }
    try {
      return failuresOf(validatorOf(pointer), JSON.parse(body), '/body')
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return [at('/body', 'must be JSON')]
    }
  }

  function addressViolations({ parameters }: Operation, values: object, query: URLSearchParams) {
    const given = { path: new Map(Object.entries(values)), query: new Map(query) }
    const unknown = [...given.query.keys()].filter(
      (name) => !parameters.some((one) => one.in === 'query' && one.name === name),
    )
    return [
      ...unknown.map((name) => at(`/query/${name}`, 'must not be there')),
      ...parameters.flatMap(({ in: place, name, required, pointer }) => {
        const value = given[place].get(name)
        if (value !== undefined) {
          return failuresOf(parameterValidatorOf(pointer), value, `/${place}/${name}`)
        }
        return required ? [at(`/${place}/${name}`, 'must be there')] : []
      }),
    ]
  }

  return {
    operations,
    lineOf: (id) =>
      yamlText.split('\n').findIndex((line) => line.trim() === `operationId: ${id}`) + 1,
    find,
    request(method, url, sent) {
      const call = `${method} ${url.pathname}`
      const found = find(method, url)
      const violations = found
        ? [
            ...addressViolations(found.operation, found.values, url.searchParams),
            ...bodyViolations(found.operation.body, sent),
          ]
        : [at('/path', 'must be in openapi.yaml')]
      return violations.map((violation) =>
        Object.assign(violation, { side: 'request' as const, call }),
      )
    },
    answer(method, url, status, sent) {
      const call = `${method} ${url.pathname}`
      const found = find(method, url)
      if (!found) return []
      const { answers } = found.operation
      const isSuccess = status >= 200 && status < 300
      const key = [String(status), ...(isSuccess ? [] : ['default'])].find((one) => one in answers)
      const expected = successOf(found.operation)
      const schema = answers[key ?? expected]
      const violations = [
        ...(key ? [] : [at('/status', `must be ${expected}, not ${status}`)]),
        // If the status is wrong, an unexpected body adds nothing.
        ...(key || schema ? bodyViolations(schema, sent) : []),
      ]
      return violations.map((violation) =>
        Object.assign(violation, { side: 'answer' as const, call }),
      )
    },
  }
}

type Finding = Pick<Violation, 'pointer' | 'message' | 'keyword'>

const at = (pointer: string, message: string): Finding => ({ pointer, message })

function createCompiler(contract: object, options: Options = {}) {
  const ajv = addFormats(new Ajv2020({ strictSchema: false, allowUnionTypes: true, ...options }))
  ajv.addSchema(contract, documentId)
  const compiled = new Map<string, ValidateFunction>()
  return (pointer: string) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: documentId + pointer })
    compiled.set(pointer, validate)
    return validate
  }
}

/** Returns at most one failure, the deepest: among alternatives, the intended one fails deepest. */
function failuresOf(validate: ValidateFunction, value: unknown, place: string): Finding[] {
  if (validate(value)) return []
  const isOfAnotherKind = ({ keyword }: ErrorObject) => keyword === 'type' || keyword === 'oneOf'
  const depth = (error: ErrorObject) =>
    error.instancePath.split('/').length + (isOfAnotherKind(error) ? 0 : 0.5)
  const [deepest] = (validate.errors ?? []).toSorted((a, b) => depth(b) - depth(a))
  if (!deepest) return [at(place, 'is not valid')]
  const { instancePath, keyword } = deepest
  return [{ pointer: place + instancePath, message: explain(deepest), keyword }]
}

function explain({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params.allowedValues)}`
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`
  if (keyword === 'additionalProperties') return `must not have "${params.additionalProperty}"`
  return message ?? 'is not valid'
}
