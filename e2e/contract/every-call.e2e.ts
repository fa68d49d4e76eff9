import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createOperationFinder, operationsOf, parseContract } from '../../mocks/contract/operations'
import { callsFolder } from './through-proxy'

test('the tests through the proxy called every operation of openapi.yaml successfully', async () => {
  const contract = await readFile(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')
  const operations = operationsOf(parseContract(contract))
  const find = createOperationFinder(operations)

  const folder = join(test.info().project.outputDir, callsFolder)
  const called = new Set<string>()
  for (const file of await readdir(folder)) {
    for (const call of (await readFile(join(folder, file), 'utf8')).split('\n')) {
      const [method = '', path = ''] = call.split(' ')
      const operation = find(method, new URL(path, 'http://localhost'))?.operation
      if (operation) called.add(operation.id)
    }
  }
  expect(operations.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([])
})
