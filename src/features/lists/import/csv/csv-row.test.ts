import { describe, expect, it } from 'vitest'
import { readCell } from './csv-cell'
import type { Column } from '../../cleaning/contact-columns'
import { cellAt, createRowJudge, emailProblem, partlyRead, type RowVerdict } from './csv-row'

const said = (verdict: RowVerdict) =>
  'reason' in verdict ? { ...verdict, reason: verdict.reason() } : verdict

describe('emailProblem', () => {
  it.each([
    'ann@example.com',
    'Ann.Lee+crm@mail.example.co.uk',
    "o'neil@example.com",
    'jürgen@müller.de',
    'a@b.co',
  ])('%s is fine', (email) => {
    expect(emailProblem(email)).toBeUndefined()
  })

  it.each([
    ['a@b', 'Not a valid email: a@b'],
    ['ann', 'Not a valid email: ann'],
    ['ann@example.com,', 'Not a valid email: ann@example.com,'],
    ['ann@example..com', 'Not a valid email: ann@example..com'],
    ['ann..lee@example.com', 'Not a valid email: ann..lee@example.com'],
    ['.ann@example.com', 'Not a valid email: .ann@example.com'],
    ['ann.@example.com', 'Not a valid email: ann.@example.com'],
    ['ann lee@example.com', 'Not a valid email: ann lee@example.com'],
    ['<ann@example.com>', 'Not a valid email: <ann@example.com>'],
    ['ann@-example.com', 'Not a valid email: ann@-example.com'],
    ['ann@example-.com', 'Not a valid email: ann@example-.com'],
    ['ann@example.c', 'Not a valid email: ann@example.c'],
    [
      'email_not_unlocked@domain.com',
      'Stands for an address that was not bought: email_not_unlocked@domain.com',
    ],
    ['a@x.io; b@x.io', 'More than one email in the cell: a@x.io; b@x.io'],
    ['a@x.io,b@x.io', 'More than one email in the cell: a@x.io,b@x.io'],
    [`${'a'.repeat(250)}@x.io`, `Not a valid email: ${'a'.repeat(250)}@x.io`],
  ])('%s is not: %s', (email, problem) => {
    expect(emailProblem(email)?.()).toBe(problem)
  })
})

describe('createRowJudge', () => {
  const header = ['first_name', 'last_name', 'email', 'company']
  const columns = { first_name: 0, last_name: 1, email: 2, company: 3 }

  it.each([
    ['a whole row', ['Ann', 'Lee', 'ann@x.io', 'Acme'], { kind: 'valid' }],
    ['a short row', ['Ann', 'Lee', 'ann@x.io'], { kind: 'valid' }],
    ['empty cells too many', ['Ann', 'Lee', 'ann@x.io', 'Acme', '', ' '], { kind: 'valid' }],
    ['nothing', [''], { kind: 'blank' }],
    ['commas only', ['', ' ', '\u200B', ''], { kind: 'blank' }],
    [
      'a long row',
      ['Ann', 'Lee', 'ann@x.io', 'Acme', 'Inc.'],
      { kind: 'invalid', reason: '5 cells where the header has 4' },
    ],
    ['no first name', [' ', 'Lee', 'ann@x.io'], { kind: 'invalid', reason: 'Missing: first_name' }],
    [
      'names of zero width',
      ['\u200B', '\u2060\u200D', 'ann@x.io'],
      { kind: 'invalid', reason: 'Missing: first_name, last_name' },
    ],
    ['no e-mail', ['Ann', 'Lee'], { kind: 'invalid', reason: 'Missing: email' }],
    [
      'a wrong e-mail',
      ['Ann', 'Lee', 'ann@x'],
      { kind: 'invalid', reason: 'Not a valid email: ann@x' },
    ],
    ['an e-mail with invisible marks', ['Ann', 'Lee', '\u200Eann@x.io\u200B '], { kind: 'valid' }],
  ])('%s', (_name, cells, verdict) => {
    expect(said(createRowJudge(header, columns)(cells, 2))).toEqual(verdict)
  })

  it('keeps the first valid row of an e-mail, without regard to case and spaces', () => {
    const judge = createRowJudge(header, columns)
    expect(judge(['', 'Lee', 'ann@x.io'], 2).kind).toBe('invalid')
    expect(judge(['Ann', 'Lee', 'Ann@X.io'], 3).kind).toBe('valid')
    expect(said(judge(['Ann', 'Lee', ' ann@x.IO '], 4))).toEqual({
      kind: 'duplicate',
      reason: 'Same email as line 3',
    })
    expect(judge(['Ann', 'Lee', 'ann+crm@x.io'], 5).kind).toBe('valid')
  })
})

describe('cellAt', () => {
  const columns = { first_name: 0, last_name: 0, email: 1 }
  it.each([
    ['Ann Lee', 'Ann', 'Lee'],
    [' Ann  Maria\u00A0van der Berg ', 'Ann', 'Maria van der Berg'],
    ['Ann', 'Ann', ''],
    ['', '', ''],
    ['"Ann Lee"', 'Ann', 'Lee'],
    ['Love, Ada', 'Ada', 'Love'],
    ['van der Berg, Ann Maria', 'Ann Maria', 'van der Berg'],
    ['Love, Dr. Ada', 'Ada', 'Love'],
    ['Dr. Ada Love', 'Ada', 'Love'],
    ['Frau Prof. Ada Love', 'Ada', 'Love'],
    ['Ada Love, PhD', 'Ada', 'Love'],
    ['Ada Love, Jr.', 'Ada', 'Love, Jr.'],
  ])('splits the full name %j', (name, first, last) => {
    expect(cellAt([name, 'x'], columns, 'first_name')).toBe(first)
    expect(cellAt([name, 'x'], columns, 'last_name')).toBe(last)
  })

  it('takes off the guard of a formula, and quotes', () => {
    expect(cellAt(["'+46 70 123"], { phone: 0 }, 'phone')).toBe('+46 70 123')
    expect(cellAt([`"'=1"`], { title: 0 }, 'title')).toBe('=1')
    expect(cellAt(["O'Neil"], { last_name: 0 }, 'last_name')).toBe("O'Neil")
  })

  it('is empty where the file does not have the column', () => {
    expect(cellAt(['a', 'b'], { email: 1 }, 'phone')).toBe('')
    expect(cellAt(['a'], { email: 1 }, 'email')).toBe('')
  })
})

describe('cells of other products', () => {
  const columns = { email: 0, phone: 1, company: 2 }
  it.each<[string, 'email' | 'phone' | 'company', string[], string]>([
    ['a rounded number', 'phone', ['', '4.91521E+11'], ''],
    ['a rounded number with a comma', 'phone', ['', '4,91521E+11'], ''],
    ['an error of a formula', 'phone', ['', '#N/A'], ''],
    ['an error in German', 'phone', ['', '#BEZUG!'], ''],
    ['an error in Spanish', 'phone', ['', '#¿NOMBRE?'], ''],
    ['an error in an optional column', 'company', ['', '', '#NAME?'], ''],
    ['a number', 'phone', ['', '+44 7700 900321'], '+44 7700 900321'],
    ['a company that looks like a number', 'company', ['', '', '4E+2'], '4E+2'],
    ['the first of several', 'email', ['a@x.io ::: b@x.io'], 'a@x.io '],
    ['the first that is not empty', 'phone', ['', ' ::: 010'], ' 010'],
  ])('%s', (_name, column, cells, expected) => {
    expect(cellAt(cells, columns, column)).toBe(expected)
  })

  it.each([
    [['a@x.io', '010'], []],
    [
      ['a@x.io ::: b@x.io', ''],
      [{ column: 'email', text: 'a@x.io ::: b@x.io', imported: 'a@x.io' }],
    ],
    [['', '4.9E+11'], [{ column: 'phone', text: '4.9E+11', imported: '' }]],
  ])('what is left out of %j', (cells, expected) => {
    expect(partlyRead(cells, columns)).toEqual(expected)
  })
})

describe('readCell', () => {
  it.each<[cell: string, column: Column, text: string]>([
    // Excel.
    ['="0444123456"', 'phone', '0444123456'],
    ['="Acme"', 'company', 'Acme'],
    ['########', 'phone', ''],
    ['49301234567.0', 'phone', '49301234567'],
    ['49,301,234,567', 'phone', '49301234567'],
    ['020,123,456', 'phone', '020,123,456'],
    ['+49 30 123,4', 'phone', '+49 30 123,4'],
    ['49.301.234.567', 'phone', '49.301.234.567'],
    ['tel:+49 30 1234567', 'phone', '+49 30 1234567'],
    ['tel://+4930', 'phone', '+4930'],
    // Addresses.
    ['ann@x.io?subject=hi', 'email', 'ann@x.io'],
    ['mailto:ann@x.io?subject=hi&cc=bo@x.io', 'email', 'ann@x.io'],
    ['%20ann@x.io', 'email', 'ann@x.io'],
    ['ann%40x.io', 'email', 'ann@x.io'],
    ['o’neil@x.io', 'email', "o'neil@x.io"],
    ['ann+q?b@x.io', 'email', 'ann+q?b@x.io'],
    ['n/a', 'email', 'n/a'],
    ['ann@x.io,', 'email', 'ann@x.io'],
    ['ann@x.io ; ', 'email', 'ann@x.io'],
    // Direction marks.
    ['\u202A+49 30 123456\u202C', 'phone', '+49 30 123456'],
    ['\u200Ehttps://li/ann', 'linkedin_url', 'https://li/ann'],
    // Placeholders.
    ['NULL', 'company', ''],
    ['\\N', 'company', ''],
    ['\\N', 'last_name', ''],
    ['(null)', 'first_name', ''],
    ['<empty>', 'title', ''],
    ['(Acme)', 'company', '(Acme)'],
    ['null', 'title', ''],
    ['None', 'location', ''],
    ['-', 'company', ''],
    ['unknown', 'phone', ''],
    ['{{first_name}}', 'first_name', ''],
    ['Null', 'last_name', 'Null'],
    ['Na', 'first_name', 'Na'],
    ['#N/A', 'company', ''],
    ['Smith &amp; Sons', 'company', 'Smith & Sons'],
    ['&amp;', 'company', ''],
    ['R&D', 'title', 'R&D'],
  ])('%s as %s: %j', (cell, column, text) => {
    expect(readCell(cell, column)).toBe(text)
  })
})

it('a full name of one word has no last name', () => {
  const judge = createRowJudge(['name', 'email'], { first_name: 0, last_name: 0, email: 1 })
  expect(said(judge(['Ann', 'ann@x.io'], 2))).toEqual({
    kind: 'invalid',
    reason: 'Missing: last_name',
  })
  expect(judge(['Ann Lee', 'ann@x.io'], 3)).toEqual({ kind: 'valid' })
})
