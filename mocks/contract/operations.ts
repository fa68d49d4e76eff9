import { parse } from 'yaml'
import { trusted } from '../model/trusted'

export type Operation = {
  id: string
  summary: string
  method: string
  /** As in the contract: `/api/lists/{id}`. */
  path: string
  parameters: Parameter[]
  /** Pointer to the schema of the request body; undefined if there is none. */
  body: string | undefined
  /**
   * Pointers to response schemas by status or `default`; undefined for a response without a body.
   */
  answers: Record<string, string | undefined>
}

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; pointer: string }

type Reference = { $ref: string }
type Carrier = { content?: Record<string, unknown> }
type Method = 'get' | 'post' | 'patch' | 'put' | 'delete'
type OperationObject = {
  operationId: string
  summary: string
  parameters?: (Omit<Parameter, 'pointer'> | Reference)[]
  requestBody?: Carrier | Reference
  responses: Record<string, Carrier | Reference>
}
type PathItem = Partial<Record<Method, OperationObject>> & Pick<OperationObject, 'parameters'>
type ContractDocument = { paths: Record<string, PathItem> }

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const

export function parseContract(yamlText: string): ContractDocument {
  return trusted(parse(yamlText))
}

const step = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

function lookUp(contract: ContractDocument, pointer: string): unknown {
  const names = pointer.slice(2).split('/')
  return names.reduce<unknown>(
    (part, name) =>
      trusted<Record<string, unknown>>(part)[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  )
}

/**
 * Resolves a reference.
 * @returns the target and its pointer
 */
function follow<Part extends object>(
  contract: ContractDocument,
  part: Part | Reference,
  pointer: string,
): [part: Part, pointer: string] {
  if (!('$ref' in part)) return [part, pointer]
  return [trusted<Part>(lookUp(contract, part.$ref)), part.$ref]
}

function schemaOf(contract: ContractDocument, part: Carrier | Reference, pointer: string) {
  const [carrier, place] = follow<Carrier>(contract, part, pointer)
  return carrier.content && `${place}/content${step('application/json')}/schema`
}

export function operationsOf(contract: ContractDocument): Operation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      const itemPlace = `#/paths${step(path)}`
      const place = `${itemPlace}/${method}`
      const parametersOf = (at: string, { parameters = [] }: Pick<PathItem, 'parameters'>) =>
        parameters.map((one, index): Parameter => {
          const [parameter, pointer] = follow(contract, one, `${at}/parameters/${index}`)
          return { ...parameter, pointer: `${pointer}/schema` }
        })
      const { operationId, summary, requestBody, responses } = operation
      return {
        id: operationId,
        summary,
        method: method.toUpperCase(),
        path,
        parameters: [...parametersOf(itemPlace, item), ...parametersOf(place, operation)],
        body: requestBody && schemaOf(contract, requestBody, `${place}/requestBody`),
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [
            status,
            schemaOf(contract, answer, `${place}/responses/${status}`),
          ]),
        ),
      }
    }),
  )
}

/** Matches calls to operations and parses path params; `/api` may be below any folder. */
export function createOperationFinder(operations: readonly Operation[]) {
  const routes = operations.map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  }))
  return (method: string, url: URL) => {
    const path = url.pathname.slice(Math.max(0, url.pathname.indexOf('/api/')))
    for (const { operation, pattern } of routes) {
      const match = operation.method === method && pattern.exec(path)
      if (match) return { operation, values: match.groups ?? {} }
    }
    return undefined
  }
}
