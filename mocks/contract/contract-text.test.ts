import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { trusted } from '../model/trusted'

/** Checks that the contract page is complete for engineers who implement the server. */

type Schema = { $ref?: string; example?: unknown; items?: Schema; oneOf?: Schema[] }
type Content = { 'application/json'?: { example?: unknown; examples?: unknown; schema: Schema } }
type Operation = {
  operationId: string
  description: string
  requestBody?: { content: Content }
  responses: Record<string, { $ref?: string; content?: Content }>
}

const contract = trusted<{ paths: Record<string, Record<string, Operation>> }>(
  parse(readFileSync('openapi.yaml', 'utf8')),
)

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (!value.$ref) return value
  const keys = value.$ref.split('/').slice(1)
  return trusted<Value>(keys.reduce<unknown>((at, key) => Reflect.get(Object(at), key), contract))
}

function hasExample(schema: Schema): boolean {
  const { example, items } = resolve(schema)
  return example !== undefined || (items !== undefined && hasExample(items))
}

function isShown(content: Content = {}): boolean {
  const json = content['application/json']
  return !json || (json.example ?? json.examples) !== undefined || hasExample(json.schema)
}

const operations = Object.values(contract.paths)
  .flatMap((path) => Object.values(path))
  .filter(({ operationId }) => operationId)

test.each(operations.map((one) => [one.operationId, one] as const))(
  '%s has examples, its limits, what is open, and its errors',
  (_, { description, requestBody, responses }) => {
    const without = Object.entries(responses).filter(([, one]) => !isShown(resolve(one).content))
    expect(isShown(requestBody?.content)).toBe(true)
    expect(without.map(([status]) => status)).toEqual([])
    expect(description).toContain('**Limits.**')
    expect(description).toMatch(/\*\*Open in the specification, and how it was decided\*\*\n\n- /)
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429', 'default']))
  },
)
