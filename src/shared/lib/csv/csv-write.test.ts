import { fc } from '@/test/fast-check'
import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { toCsv } from './csv-write'

describe('toCsv', () => {
  it.each([
    ['plain', 'plain'],
    ['Acme, Inc.', '"Acme, Inc."'],
    ['the "best"', '"the ""best"""'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+49 30 1234', "'+49 30 1234"],
    ['-5', "'-5"],
    ['@handle', "'@handle"],
    ['\tcell', '"\'\tcell"'],
    ['\rcell', '"\'\rcell"'],
    ['a=b', 'a=b'],
    ['Acme; Inc.', '"Acme; Inc."'],
    ['a\tb', '"a\tb"'],
    ['x;=1+1', `"x;'=1+1"`],
    ['＝1+1', "\uFEFF'＝1+1"],
    [-5, '-5'],
    [0, '0'],
    [null, ''],
    [undefined, ''],
  ])('writes %j as %s', (cell, written) => {
    expect(toCsv([[cell, 'end']])).toBe(`${written},end\r\n`)
  })

  it('starts with a byte order mark only when a cell is not ASCII', () => {
    expect(toCsv([['Zoë']])).toBe('\uFEFFZoë\r\n')
    expect(toCsv([['Zoe']])).toBe('Zoe\r\n')
  })

  it('writes an empty text for no rows', () => {
    expect(toCsv([])).toBe('')
  })

  const cell = fc.string({
    unit: fc.constantFrom('=', '-', '＝', "'", '"', ';', ',', '\t', '\r', '\n', ' ', 'a', '1'),
  })
  it.each([',', ';', '\t'])(
    'writes no formula for a spreadsheet that splits at %j',
    (delimiter) => {
      fc.assert(
        fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
          const { data } = Papa.parse<string[]>(toCsv(rows), { delimiter })
          for (const cell of data.flat()) expect(cell).not.toMatch(/^\s*[=\-＝]/)
        }),
      )
    },
  )
})
