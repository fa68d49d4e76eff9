import { fc } from '@/test/fast-check'
import { describe, expect, it } from 'vitest'
import { guardFormulas, unguardFormulas } from './csv-formula'

describe('guardFormulas', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+46 70 123', "'+46 70 123"],
    ['-5', "'-5"],
    ['@handle', "'@handle"],
    ['＝1＋1', "'＝1＋1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠handle', "'＠handle"],
    ["'=1", "''=1"],
    [' =1', " '=1"],
    ['"=1"', `"'=1"`],
    ['x;=1+1', "x;'=1+1"],
    ['x\t=1', "x\t'=1"],
    ['x\n=1', "x\n'=1"],
    ['x; "=1"', `x; "'=1"`],
    ['\tcell', "'\tcell"],
    ['\rcell', "'\rcell"],
    ['\t=1', "'\t'=1"],
    ['a=b', 'a=b'],
    ['x,=1', 'x,=1'],
    ["O'Neil", "O'Neil"],
    ["'quoted'", "'quoted'"],
  ])('%j becomes %j', (text, guarded) => {
    expect(guardFormulas(text)).toBe(guarded)
    expect(unguardFormulas(guarded)).toBe(text)
  })

  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '＝', "'", '"', ';', ',', '\t', '\r', '\n', ' ', 'a'),
  })

  it('leaves no cell that begins with a formula character, at any delimiter', () => {
    fc.assert(
      fc.property(text, (text) => {
        for (const cell of guardFormulas(text).split(/[;\t\r\n]/)) {
          expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/)
        }
      }),
    )
  })

  it('is reverted exactly by unguardFormulas', () => {
    fc.assert(
      fc.property(text, (text) => {
        expect(unguardFormulas(guardFormulas(text))).toBe(text)
      }),
    )
  })
})
