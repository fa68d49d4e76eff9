import { expect, test, vi } from 'vitest'
import { createCsvParser } from './csv-parser'
import { skippedCsv } from './csv-parser'

const IDS = { stamp: 1_700_000_000_000, random: '123456789012' }
const HEADER = 'first_name,last_name,email'
const fileOf = (...rows: string[]) => new File([[HEADER, ...rows].join('\n')], 'fair.csv')

test('a worker reads the file, keeps its rows and returns them', async () => {
  const parser = createCsvParser()
  const progress: number[] = []
  const result = await parser.read(
    fileOf('Ann,Lee,ann@example.com', 'Bo,Ek,bo@', 'Cy,"Fox, Jr.",cy@example.com'),
    {},
    (fraction) => progress.push(fraction),
  )

  expect(result).toMatchObject({
    kind: 'ready',
    summary: { counts: { rows: 3, valid: 2, invalid: 1, duplicate: 0, blank: 0 } },
  })
  expect(progress.length).toBeGreaterThan(0)
  expect(await parser.takeSlice(1, 500, IDS)).toMatchObject([
    { firstName: 'Cy', lastName: 'Fox, Jr.' },
  ])
  expect(skippedCsv(await parser.skippedRows())).toContain('3,Not a valid email: bo@,Bo,Ek,bo@')
  parser.dispose()
})

test('reading the same file again with another encoding replaces the first result', async () => {
  const parser = createCsvParser()
  const file = new File(['first_name;last_name;email\nAnn;Lee;ann@example.com'], 'fair.csv')
  expect(await parser.read(file, {}, () => {})).toMatchObject({
    kind: 'problem',
    problem: { kind: 'missing-columns', separator: ';' },
  })
  expect(await parser.read(file, { separator: ';' }, () => {})).toMatchObject({ kind: 'ready' })
  parser.dispose()
})

test('a pending call rejects when the parser is disposed of', async () => {
  const parser = createCsvParser()
  const reading = parser.read(fileOf('Ann,Lee,ann@example.com'), {}, () => {})
  parser.dispose()
  await expect(reading).rejects.toThrow('The file was closed')
})

test('a disposed parser reads the file again when rows are requested', async () => {
  const parser = createCsvParser()
  await parser.read(fileOf('Ann,Lee,ann@example.com', 'Bo,Ek,bo@'), {}, () => {})
  parser.dispose()
  expect(await parser.takeSlice(0, 500, IDS)).toMatchObject([{ firstName: 'Ann', lastName: 'Lee' }])
  parser.dispose()
  expect(skippedCsv(await parser.skippedRows())).toContain('3,Not a valid email: bo@,Bo,Ek,bo@')
  parser.dispose()
})

test('a worker that dies is replaced, and the rows keep their ids', async () => {
  const workers: Worker[] = []
  class WatchedWorker extends Worker {
    constructor(...options: ConstructorParameters<typeof Worker>) {
      super(...options)
      workers.push(this)
    }
  }
  vi.stubGlobal('Worker', WatchedWorker)
  const parser = createCsvParser()
  const file = new File(['first_name;last_name;email\nAnn;Lee;ann@example.com'], 'fair.csv')
  await parser.read(file, { separator: ';' }, () => {})
  const before = await parser.takeSlice(0, 500, IDS)

  const lost = parser.takeSlice(0, 500, IDS)
  workers[0]?.terminate()
  workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'Out of memory' }))
  await expect(lost).rejects.toThrow('The reader stopped')
  const [rows, skipped] = await Promise.all([parser.takeSlice(0, 500, IDS), parser.skippedRows()])
  expect(rows).toEqual(before)
  expect(skippedCsv(skipped)).toContain('line,reason,first_name')
  expect(workers).toHaveLength(2)
  parser.dispose()
  vi.unstubAllGlobals()
})
