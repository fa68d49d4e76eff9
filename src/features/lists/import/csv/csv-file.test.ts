import { fc } from '@/test/fast-check'
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { isPlaceholder } from '@/shared/lib/values/placeholder-text'
import { visibleText } from '@/shared/lib/values/visible-text'
import { runAtOnce } from '@/shared/lib/state/incremental'
import {
  type CsvFile,
  leadsOf,
  type PreviewRow,
  readCsv,
  type ReadOptions,
  skippedCsv,
} from './csv-file'

const IDS = { stamp: 1_700_000_000_000, random: '123456789012' }
const HEADER = 'first_name,last_name,email'

function read(content: string | Uint8Array, options: ReadOptions = {}) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return runAtOnce(readCsv(bytes, options, () => {}))
}

function readReady(content: string | Uint8Array, options: ReadOptions = {}): CsvFile {
  const csv = read(content, options)
  if ('kind' in csv) throw new Error(`Not ready: ${JSON.stringify(csv)}`)
  return csv
}

const names = (csv: CsvFile) =>
  leadsOf(csv, 0, 100, IDS).map((lead) => `${lead.firstName} ${lead.lastName} ${lead.email}`)

const previewLines = ({ preview: { invalid, duplicate, leftOut, valid } }: CsvFile) => {
  const lines = (rows: PreviewRow[]) => rows.map(({ line }) => line)
  return {
    invalid: lines(invalid),
    duplicate: lines(duplicate),
    leftOut: lines(leftOut),
    valid: lines(valid),
  }
}

describe('reading rows', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['a lone CR', '\r'],
  ])('splits lines at %s', (_name, end) => {
    const csv = readReady([HEADER, 'Ann,Lee,ann@x.io', 'Bo,Ek,bo@x.io', ''].join(end))
    expect(names(csv)).toEqual(['Ann Lee ann@x.io', 'Bo Ek bo@x.io'])
  })

  it('splits lines at mixed ends', () => {
    const csv = readReady(`${HEADER}\r\nAnn,Lee,ann@x.io\nBo,Ek,bo@x.io\rCy,Fox,cy@x.io`)
    expect(names(csv)).toEqual(['Ann Lee ann@x.io', 'Bo Ek bo@x.io', 'Cy Fox cy@x.io'])
  })

  it('keeps commas and newlines inside quotes, and removes the quotes', () => {
    const csv = readReady(
      `${HEADER},company,title\nAnn,Lee,ann@x.io,"Acme, Inc.","Head of\n""Growth"""`,
    )
    expect(leadsOf(csv, 0, 1, IDS)).toMatchObject([
      { companyName: 'Acme, Inc.', title: 'Head of\nGrowth' },
    ])
  })

  it('numbers rows by the lines of the file, also after newlines inside quotes', () => {
    const csv = readReady(
      `\n\n${HEADER},title\nAnn,Lee,ann@x.io,"a\nb\nc"\n\nBo,Ek,wrong,\nAnn,Lee,ann@x.io,`,
    )
    expect(previewLines(csv)).toEqual({ invalid: [8], duplicate: [9], leftOut: [], valid: [4] })
    expect(skippedCsv(csv)).toBe(
      [
        'line,reason,first_name,last_name,email,title',
        '8,Not a valid email: wrong,Bo,Ek,wrong,',
        '9,Same email as line 4,Ann,Lee,ann@x.io,',
        '',
      ].join('\r\n'),
    )
  })

  it('counts every row below the header once', () => {
    const csv = readReady(
      [HEADER, 'Ann,Lee,ann@x.io', ',,', 'Bo,Ek,', 'Ann,Lee,ANN@x.io', '', ''].join('\n'),
    )
    expect(csv.counts).toEqual({
      rows: 5,
      valid: 1,
      invalid: 1,
      duplicate: 1,
      blank: 2,
      leftOut: 0,
    })
  })

  it('counts short rows and lists the columns that are not imported', () => {
    const csv = readReady(`${HEADER},Notes,phone\nAnn,Lee,ann@x.io`)
    expect(csv.shortRows).toBe(1)
    expect(csv.unused).toEqual(['Notes'])
  })

  it.each([
    ['"Ann" Maria,Lee,"ann@x.io",Acme', { firstName: 'Ann Maria', companyName: 'Acme' }],
    ['Ann,Lee,ann@x.io,Pipes 6" wide', { firstName: 'Ann', companyName: 'Pipes 6 wide' }],
    ['Ann,Lee,ann@x.io,"Acme "Best" Co"', { firstName: 'Ann', companyName: 'Acme Best Co' }],
  ])('splits %s at each comma, without its quotes', async (row, lead) => {
    const csv = readReady(`${HEADER},company\n${row}\nBo,Ek,bo@x.io,`)
    expect(leadsOf(csv, 0, 2, IDS)).toMatchObject([lead, { firstName: 'Bo' }])
  })

  const cells = (csv: CsvFile) =>
    leadsOf(csv, 0, 9, IDS).map((lead) => `${lead.firstName}|${lead.lastName}|${lead.companyName}`)

  it.each<[what: string, content: string, expected: string[]]>([
    [
      'a quoted cell of several lines, one of which looks like a row',
      `${HEADER},company,notes\nAda,Love,ada@x.io,Acme,"Replaces:\nBo,Diaz,bo@x.io,Acme,left in May"\nCy,Fox,cy@x.io,Beta,`,
      ['Ada|Love|Acme', 'Cy|Fox|Beta'],
    ],
    [
      'a header with line breaks inside quotes',
      `"first_name","last_name","email","company\n"\nAda,Love,ada@x.io,Acme`,
      ['Ada|Love|Acme'],
    ],
    [
      'single quotes around cells',
      `'first_name','last_name','email','company'\n'Ada','O''Love','ada@x.io','Acme, Ltd'\n'Bo','O'Ek','bo@x.io','Beta'`,
      ["Ada|O'Love|Acme, Ltd", "Bo|O'Ek|Beta"],
    ],
    [
      'single quotes below a header without them',
      `${HEADER},company\n'Ada','Love','ada@x.io','Acme, Ltd'`,
      ['Ada|Love|Acme, Ltd'],
    ],
    [
      'whole lines in quotes',
      `"${HEADER},company"\n"Ada,Love,ada@x.io,""Acme, Ltd"""\n"Bo,Ek,bo@x.io,Beta"`,
      ['Ada|Love|Acme, Ltd', 'Bo|Ek|Beta'],
    ],
    [
      'words for nothing',
      `${HEADER},company\nAda,Love,ada@x.io,\\N\nBo,Ek,bo@x.io,(null)\n\\N,Fox,cy@x.io,Beta\nDi,[NULL],di@x.io,Beta`,
      ['Ada|Love|', 'Bo|Ek|'],
    ],
    [
      'an apostrophe at the start of a word',
      `${HEADER},company\nAda,'t Hooft,ada@x.io,'s Gravenhage`,
      ["Ada|'t Hooft|'s Gravenhage"],
    ],
  ])('reads %s', (what, content, expected) => {
    const csv = readReady(content)
    expect(cells(csv)).toEqual(expected)
    expect(csv.coveringLine).toBe(what.endsWith('looks like a row') ? 2 : undefined)
  })

  it('suggests near names of columns until a person has chosen', () => {
    const content = `${HEADER},organization_name\nAnn,Lee,ann@x.io,Acme`
    const columns = { first_name: 0, last_name: 1, email: 2 }
    const csv = readReady(content)
    expect(csv).toMatchObject({ columns, suggestion: { ...columns, company: 3 } })
    const chosen = readReady(content, { columns })
    expect(chosen.suggestion).toEqual(columns)
  })

  it('reports progress', () => {
    const rows = Array.from({ length: 9000 }, (_, row) => `Ann,Lee,ann.${row}@example.com`)
    const bytes = new TextEncoder().encode([HEADER, ...rows].join('\n'))
    const fractions: number[] = []
    runAtOnce(readCsv(bytes, {}, (fraction) => fractions.push(fraction)))
    expect(fractions.length).toBeGreaterThan(1)
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b))
    expect(fractions.at(-1)).toBe(1)
  })

  it('previews the first 100 rows of each kind, however late they come', () => {
    const rows = Array.from({ length: 120 }, (_, row) => `Ann,Lee,ann.${row}@example.com`)
    const csv = readReady([HEADER, ...rows, 'Bo,Ek,wrong', ',,', rows[0]].join('\n'))
    const { valid, ...others } = previewLines(csv)
    expect(valid).toHaveLength(100)
    expect(others).toEqual({ invalid: [122], duplicate: [124], leftOut: [] })
    expect(csv.counts.valid).toBe(120)
  })
})

describe('a long file', () => {
  const COUNT = 9000
  /** Some rows span several lines, and one is longer than a chunk. */
  const notes = (row: number) => {
    if (row === 5000) return `"${'so long\n'.repeat(20_000)}"`
    return row % 3 === 0 ? '"two\nlines, one cell"' : 'short'
  }
  const rowOf = (row: number) => {
    if (row % 1000 === 999) return ''
    if (row % 1000 === 998) return `Bo,Ek,wrong,${notes(row)}`
    return `Ann${row},Lee,ann.${row % 8500}@example.com,${notes(row)}`
  }
  const rows = Array.from({ length: COUNT }, (_, row) => rowOf(row))
  const lineOf = (row: number) => [HEADER, ...rows.slice(0, row)].join('\n').split('\n').length + 1
  const content = [`${HEADER},title`, ...rows, ''].join('\n')

  it('has its rows counted and numbered like a short one', () => {
    const csv = readReady(content)
    const counts = { rows: COUNT, valid: 8484, invalid: 9, duplicate: 498, blank: 9, leftOut: 0 }
    expect(csv.counts).toEqual(counts)
    const report = skippedCsv(csv)
    expect(report).toContain(`\r\n${lineOf(6998)},Not a valid email: wrong,Bo,Ek,wrong,`)
    expect(report).toContain(`\r\n${lineOf(8600)},Same email as line ${lineOf(100)},Ann8600,Lee,`)
  })

  it('returns its valid rows in order, from any offset', () => {
    const csv = readReady(content)
    const taken = Array.from({ length: 20 }, (_, slice) => leadsOf(csv, slice * 500, 500, IDS))
    const expected = rows
      .slice(0, 8500)
      .map((row) => row.split(',')[0])
      .filter((name) => name?.startsWith('Ann'))
    expect(taken.flat().map((lead) => lead.firstName)).toEqual(expected)
    expect(leadsOf(csv, 4000, 1, IDS)).toMatchObject([{ firstName: expected[4000] }])
  })

  it('may end with a blank line behind the last part', () => {
    const csv = readReady(`${HEADER}\nAnn,Lee,ann@x.io,${'x'.repeat(70_000)}\n\n`)
    expect(csv.counts).toMatchObject({ rows: 2, blank: 1 })
  })

  it.each([
    ['closed too early', '"Big" Co'],
    ['never closed', '"Big Co'],
    ['opened after newlines inside quotes', '"two\nlines","Big" Co'],
  ])('a quote %s takes no other line with it', (_name, cell) => {
    const lines = Array.from({ length: 1000 }, (_, row) => `Ann,Lee,ann.${row}@example.com,Acme`)
    lines[1] = `Ann,Lee,ann.1@example.com,${cell}`
    lines[500] = 'Ann,Lee,ann.500@example.com,"Acme"'
    lines[700] = 'Ann,Lee,ann.700@example.com,"Acme, Inc."'
    const csv = readReady([`${HEADER},company,notes`, ...lines].join('\n'))
    const extra = cell.split('\n').length - 1
    const { rows, valid, invalid } = csv.counts
    expect({ rows, valid, invalid }).toEqual({ rows: 1000 + extra, valid: 1000, invalid: extra })
    expect(leadsOf(csv, 1, 1, IDS)[0]?.companyName).toBe(extra ? 'two' : 'Big Co')
    expect(leadsOf(csv, 700, 1, IDS)[0]?.companyName).toBe('Acme, Inc.')
  })

  it('is read in time when each of its lines has a misplaced quote', () => {
    const lines = Array.from({ length: 20_000 }, (_, row) => `Ann,Lee,a${row}@x.io,"Big" Co`)
    const csv = readReady([`${HEADER},company`, ...lines].join('\n'))
    expect(csv.counts.valid).toBe(20_000)
  })
})

describe('problems', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['a header alone', HEADER, { kind: 'empty' }],
    ['a header and blank rows', `${HEADER}\n\n,,\n`, { kind: 'empty' }],
    [
      'an empty file',
      '',
      { kind: 'missing-columns', missing: ['first_name', 'last_name', 'email'] },
    ],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0), { kind: 'binary' }],
    [
      'accents in another encoding',
      Uint8Array.from(`${HEADER}\nZo\xeb,Lee,z@x.io`, (character) => character.charCodeAt(0)),
      { kind: 'encoding' },
    ],
    [
      'one column missing',
      'first_name,last_name,phone\nAnn,Lee,1',
      { kind: 'missing-columns', missing: ['email'] },
    ],
    [
      'semicolons',
      'first_name;last_name;email\nAnn;Lee;ann@x.io',
      { missing: ['first_name', 'last_name', 'email'], separator: ';' },
    ],
    ['tabs and near names', 'First Name\tLast Name\tE-mail\n', { separator: '\t' }],
    ['pipes', 'first_name|last_name|email\nAnn|Lee|ann@x.io', { separator: '|' }],
    [
      'near names with line breaks, and no other separator',
      '"First\nname","Last\nname","Email\naddress"\nAnn,Lee,ann@x.io',
      { suggestion: { first_name: 0, last_name: 1, email: 2 } },
    ],
    [
      'a full name and an address alone',
      'Full name,Email\nAnn Lee,ann@x.io',
      { suggestion: { first_name: 0, last_name: 0, email: 1 } },
    ],
    [
      'near names',
      'First Name,Last Name,E-mail,Company\n',
      { suggestion: { first_name: 0, last_name: 1, email: 2, company: 3 } },
    ],
  ])('%s', (_name, content, problem) => {
    const result = read(content)
    expect(result).toMatchObject(problem)
  })

  it('does not offer to match columns when the first line is a contact', () => {
    const result = read('Ann,Lee,ann@x.io\nBo,Ek,bo@x.io')
    expect(result).toMatchObject({ kind: 'missing-columns' })
    expect(result).not.toHaveProperty('suggestion')
  })
})

describe('a header below notes', () => {
  const NOTES = 'Notes:\n"When exporting, some ""addresses"", e.g. of\nothers, are missing."\n\n'

  it('is found, and rows keep the line numbers of the file', () => {
    const csv = readReady(`${NOTES}${HEADER}\nAnn,Lee,ann@x.io\nBo,Ek,wrong`)
    expect(csv).toMatchObject({ linesAbove: 4, counts: { rows: 2, valid: 1, invalid: 1 } })
    expect(previewLines(csv)).toMatchObject({ valid: [6], invalid: [7] })
    expect(skippedCsv(csv)).toContain('\r\n7,Not a valid email: wrong,Bo,Ek,wrong')
    expect(names(csv)).toEqual(['Ann Lee ann@x.io'])
  })

  it('has its columns matched', () => {
    const content = `${NOTES}First Name,Last Name,URL,Email Address\nAnn,Lee,,ann@x.io`
    const columns = { first_name: 0, last_name: 1, email: 3 }
    const result = read(content)
    const suggestion = { ...columns, linkedin_url: 2 }
    expect(result).toMatchObject({ kind: 'missing-columns', suggestion })
    const csv = readReady(content, { columns })
    expect(names(csv)).toEqual(['Ann Lee ann@x.io'])
    expect(csv.linesAbove).toBe(4)
  })

  it.each([
    ['with semicolons', `sep=;\n${HEADER.replaceAll(',', ';')}\nAnn;Lee;ann@x.io`, ';'],
    ['with tabs', `Contacts\n${HEADER.replaceAll(',', '\t')}\nAnn\tLee\tann@x.io`, '\t'],
  ] as const)('is found %s', (_name, content, separator) => {
    const result = read(content)
    expect(result).toMatchObject({ kind: 'missing-columns', separator })
    const csv = readReady(content, { separator })
    expect(csv).toMatchObject({ linesAbove: 1, counts: { valid: 1 } })
  })

  it('is not looked for below ten lines', () => {
    const nine = readReady(`${'note\n'.repeat(9)}${HEADER}\nAnn,Lee,ann@x.io`)
    expect(nine.linesAbove).toBe(9)
    const result = read(`${'note\n'.repeat(10)}${HEADER}\nAnn,Lee,ann@x.io`)
    expect(result).toMatchObject({ kind: 'missing-columns', header: ['note'] })
  })

  it('is the first line if that is as good, or if a later one is a contact', () => {
    const csv = readReady(`${HEADER}\nAnn,Lee,ann@x.io\n${HEADER}`)
    expect(csv).toMatchObject({ linesAbove: 0, counts: { rows: 2, invalid: 1 } })
    const result = read('Vorname,Nachname,Adresse\nTitle,Company,x@email.io')
    expect(result).toMatchObject({ header: ['Vorname', 'Nachname', 'Adresse'] })
  })
})

describe('the file of skipped rows', () => {
  it('gives the same texts when it is imported again', () => {
    const csv = readReady(`${HEADER},phone,title\n+Ann,@Lee,wrong,+46 70 123,"'=x; -y"\n`)
    const again = readReady(skippedCsv(csv).replaceAll('wrong', 'ann@x.io'))
    expect(leadsOf(again, 0, 1, IDS)).toMatchObject([
      { firstName: '+Ann', lastName: '@Lee', phone: '+46 70 123', title: '=x; -y' },
    ])
  })

  it('restores any text', () => {
    const character = fc.constantFrom('=', '+', '-', '@', '＝', "'", ';', ',', '\n', ' ', 'a')
    const title = fc.string({ unit: character, minLength: 1 }).map((text) => `a${text}`)
    const anyText = fc.oneof(fc.string({ unit: character }), title)
    fc.assert(
      fc.property(anyText, (text) => {
        const file = toCsv([
          ['first_name', 'last_name', 'email', 'title'],
          ['Ann', 'Lee', 'wrong', text],
        ])
        const first = readReady(file)
        const report = skippedCsv(first)
        const second = readReady(report)
        expect(skippedCsv(second).split(',Ann,')[1]).toBe(report.split(',Ann,')[1])
        const csv = readReady(report.replaceAll('wrong', 'ann@x.io'))
        const title = isPlaceholder(text, 'text') ? '' : visibleText(text)
        expect(leadsOf(csv, 0, 1, IDS)[0]?.title).toBe(title)
      }),
    )
  })
})

describe('the choices of a person', () => {
  it.each<[string, string, ReadOptions]>([
    ['semicolons', 'first_name;last_name;email\nAnn;Lee;ann@x.io', { separator: ';' }],
    ['tabs', 'first_name\tlast_name\temail\nAnn\tLee\tann@x.io', { separator: '\t' }],
    [
      'columns',
      'Mail,Given,Family\nann@x.io,Ann,Lee',
      { columns: { email: 0, first_name: 1, last_name: 2 } },
    ],
    [
      'a full name, which is split',
      'Mail,Name\nann@x.io,Ann Lee',
      { columns: { email: 0, first_name: 1, last_name: 1 } },
    ],
  ])('%s', (_name, content, options) => {
    const csv = readReady(content, options)
    expect(names(csv)).toEqual(['Ann Lee ann@x.io'])
  })

  it('applies the chosen encoding, and never imports a broken character', () => {
    const file = Uint8Array.from(`${HEADER}\nZo\xeb,Lee,z@x.io\nAnn,Lee,a@x.io`, (character) =>
      character.charCodeAt(0),
    )
    const asWindows = readReady(file, { encoding: 'windows-1252' })
    expect(names(asWindows)).toEqual(['Zoë Lee z@x.io', 'Ann Lee a@x.io'])
    const asUtf8 = readReady(file, { encoding: 'utf-8' })
    expect(names(asUtf8)).toEqual(['Ann Lee a@x.io'])
    expect(skippedCsv(asUtf8)).toContain('This row has unreadable characters')
  })
})

describe('what goes over the wire', () => {
  it('is a lead saved into a list, with a phone and a profile where the file has them', () => {
    const csv = readReady(
      `${HEADER},phone,linkedin_url,company,title,location\n` +
        'Ann,Lee, Ann@X.io ,+49 1,https://li/ann,Acme,CTO,Berlin\nBo,Ek,bo@x.io',
    )
    expect(leadsOf(csv, 0, 10, IDS)).toEqual([
      {
        apolloId: expect.stringMatching(/^manual\d{25}$/),
        firstName: 'Ann',
        lastName: 'Lee',
        title: 'CTO',
        companyName: 'Acme',
        companyDomain: '',
        location: 'Berlin',
        email: 'Ann@X.io',
        emailRevealed: true,
        phone: '+49 1',
        linkedinUrl: 'https://li/ann',
      },
      {
        apolloId: expect.stringMatching(/^manual\d{25}$/),
        firstName: 'Bo',
        lastName: 'Ek',
        title: '',
        companyName: '',
        companyDomain: '',
        location: '',
        email: 'bo@x.io',
        emailRevealed: true,
      },
    ])
  })

  it('each row has a unique id, which stays the same when it is read again', () => {
    const rows = Array.from({ length: 1200 }, (_, row) => `Ann,Lee,ann.${row}@example.com`)
    const csv = readReady([HEADER, ...rows].join('\n'))
    const ids = [...leadsOf(csv, 0, 500, IDS), ...leadsOf(csv, 500, 700, IDS)].map(
      ({ apolloId }) => apolloId,
    )
    expect(new Set(ids).size).toBe(1200)
    expect(leadsOf(csv, 500, 1, IDS)[0]?.apolloId).toBe(ids[500])
  })
})

describe('any file', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'B', '@', '.', ' ', 'é', "'", ';', '=') })

  it('without separators inside quotes has the cells of a plain split at commas', () => {
    const quoted = fc.oneof(
      cell,
      cell.map((text) => `"${text}" Co`),
      cell.map((text) => `"${text}"`),
    )
    const someRows = fc.array(fc.array(quoted, { minLength: 3, maxLength: 6 }), { minLength: 1 })
    fc.assert(
      fc.property(someRows, (cellsOfRows) => {
        const lines = cellsOfRows.map((cells) => ['Ann', 'Lee', 'a@x.io', ...cells].join(','))
        const csv = readReady([HEADER, ...lines].join('\n'))
        const rows = Object.values(csv.preview).flat()
        const inFile = rows.toSorted((one, other) => one.line - other.line)
        expect(inFile.map(({ cells }) => cells.map((text) => text.replaceAll('"', '')))).toEqual(
          lines.map((line) => line.replaceAll('"', '').split(',')),
        )
      }),
    )
  })

  it('has counts that add up to its rows', () => {
    const anyCell = fc.oneof(cell, fc.constantFrom('', '"', '"a"', '"a\nb"', 'a@x.io', 'b@x.io'))
    const anyRows = fc.array(fc.array(anyCell, { maxLength: 5 }))
    fc.assert(
      fc.property(anyRows, (rows) => {
        const lines = rows.map((cells) => cells.join(','))
        const csv = read([HEADER, ...lines].join('\n'))
        if ('kind' in csv) return
        const { counts } = csv
        expect(counts.valid + counts.invalid + counts.duplicate + counts.blank).toBe(counts.rows)
        expect(leadsOf(csv, 0, counts.rows, IDS)).toHaveLength(counts.valid)
      }),
    )
  })
})
