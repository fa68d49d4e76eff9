import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCsvSession, type ReadOptions } from './csv-session'

const HEADER = 'first_name,last_name,email'
const noProgress = () => {}

async function read(content: string | Uint8Array<ArrayBuffer>, options: ReadOptions = {}) {
  const session = createCsvSession()
  const result = await session.read(new Blob([content]), options, noProgress)
  return { session, result }
}

async function readReady(content: string, options: ReadOptions = {}) {
  const { session, result } = await read(content, options)
  if (result.kind !== 'ready') throw new Error(`Not ready: ${JSON.stringify(result.problem)}`)
  return { session, summary: result.summary }
}

const names = (session: ReturnType<typeof createCsvSession>) =>
  session.takeSlice(0, 100).map((lead) => `${lead.firstName} ${lead.lastName} ${lead.email}`)

describe('reading rows', () => {
  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['a lone CR', '\r'],
  ])('splits lines at %s', async (_name, end) => {
    const { session } = await readReady([HEADER, 'Ann,Lee,ann@x.io', 'Bo,Ek,bo@x.io', ''].join(end))
    expect(names(session)).toEqual(['Ann Lee ann@x.io', 'Bo Ek bo@x.io'])
  })

  it('splits lines at mixed ends', async () => {
    const { session } = await readReady(
      `${HEADER}\r\nAnn,Lee,ann@x.io\nBo,Ek,bo@x.io\rCy,Fox,cy@x.io`,
    )
    expect(names(session)).toEqual(['Ann Lee ann@x.io', 'Bo Ek bo@x.io', 'Cy Fox cy@x.io'])
  })

  it('keeps commas and newlines inside quotes, and strips the quotes', async () => {
    const { session } = await readReady(
      `${HEADER},company,title\nAnn,Lee,ann@x.io,"Acme, Inc.","Head of\n""Growth"""`,
    )
    expect(session.takeSlice(0, 1)).toMatchObject([
      { companyName: 'Acme, Inc.', title: 'Head of\nGrowth' },
    ])
  })

  it('numbers rows by the lines of the file, also after newlines inside quotes', async () => {
    const { summary, session } = await readReady(
      `\n\n${HEADER},title\nAnn,Lee,ann@x.io,"a\nb\nc"\n\nBo,Ek,wrong,\nAnn,Lee,ann@x.io,`,
    )
    expect(summary.preview.map((row) => row.line)).toEqual([4, 8, 9])
    expect(session.skippedRows()).toBe(
      [
        'line,reason,first_name,last_name,email,title',
        '8,Not a valid email: wrong,Bo,Ek,wrong,',
        '9,Same email as line 4,Ann,Lee,ann@x.io,',
        '',
      ].join('\r\n'),
    )
  })

  it('counts every row below the header once', async () => {
    const { summary } = await readReady(
      [HEADER, 'Ann,Lee,ann@x.io', ',,', 'Bo,Ek,', 'Ann,Lee,ANN@x.io', '', ''].join('\n'),
    )
    expect(summary.counts).toEqual({ rows: 5, valid: 1, invalid: 1, duplicate: 1, blank: 2 })
  })

  it('counts short rows and names what is not imported', async () => {
    const { summary } = await readReady(`${HEADER},Notes,phone\nAnn,Lee,ann@x.io`)
    expect(summary.shortRows).toBe(1)
    expect(summary.unused).toEqual(['Notes'])
  })

  it.each([
    ['"Ann" Maria,Lee,"ann@x.io",Acme', { firstName: 'Ann Maria', companyName: 'Acme' }],
    ['Ann,Lee,ann@x.io,Pipes 6" wide', { firstName: 'Ann', companyName: 'Pipes 6 wide' }],
    ['Ann,Lee,ann@x.io,"Acme "Best" Co"', { firstName: 'Ann', companyName: 'Acme Best Co' }],
  ])('splits %s plainly, its quotes stripped', async (row, lead) => {
    const { session } = await readReady(`${HEADER},company\n${row}\nBo,Ek,bo@x.io,`)
    expect(session.takeSlice(0, 2)).toMatchObject([lead, { firstName: 'Bo' }])
  })

  it('reports progress', async () => {
    const fractions: number[] = []
    await createCsvSession().read(new Blob([`${HEADER}\nAnn,Lee,ann@x.io`]), {}, (fraction) =>
      fractions.push(fraction),
    )
    expect(fractions).toEqual([0.15, 0.3])
  })

  it('shows the first 50 rows', async () => {
    const rows = Array.from({ length: 60 }, (_, row) => `Ann,Lee,ann.${row}@example.com`)
    const { summary } = await readReady([HEADER, ...rows].join('\n'))
    expect(summary.preview).toHaveLength(50)
    expect(summary.counts.valid).toBe(60)
  })
})

describe('a long file', () => {
  const COUNT = 9000
  /** Some rows run over lines, one over more characters than are read at a time. */
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

  it('has its rows counted and numbered as a short one', async () => {
    const { summary, session } = await readReady(content)
    const counts = { rows: COUNT, valid: 8484, invalid: 9, duplicate: 498, blank: 9 }
    expect(summary.counts).toEqual(counts)
    const report = session.skippedRows()
    expect(report).toContain(`\r\n${lineOf(6998)},Not a valid email: wrong,Bo,Ek,wrong,`)
    expect(report).toContain(`\r\n${lineOf(8600)},Same email as line ${lineOf(100)},Ann8600,Lee,`)
  })

  it('gives out its valid rows in order, from anywhere', async () => {
    const { session } = await readReady(content)
    const taken = Array.from({ length: 20 }, (_, slice) => session.takeSlice(slice * 500, 500))
    const expected = rows
      .slice(0, 8500)
      .map((row) => row.split(',')[0])
      .filter((name) => name?.startsWith('Ann'))
    expect(taken.flat().map((lead) => lead.firstName)).toEqual(expected)
    expect(session.takeSlice(4000, 1)).toMatchObject([{ firstName: expected[4000] }])
  })

  it('may end with a blank line after all that is read at a time', async () => {
    const { summary } = await readReady(`${HEADER}\nAnn,Lee,ann@x.io,${'x'.repeat(70_000)}\n\n`)
    expect(summary.counts).toMatchObject({ rows: 2, blank: 1 })
  })

  it('ends at the line of a quote that is never closed', async () => {
    const { result } = await read(`${content}\nCy,"Fox,cy@x.io\n${'a,b,c@x.io\n'.repeat(9000)}`)
    const line = content.split('\n').length + 1
    expect(result).toMatchObject({ problem: { kind: 'open-quote', line } })
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
    [
      'near names',
      'First Name,Last Name,E-mail,Company\n',
      { suggestion: { first_name: 0, last_name: 1, email: 2, company: 3 } },
    ],
    [
      'a quote that is never closed',
      `${HEADER}\nAnn,Lee,ann@x.io\nBo,"Ek,bo@x.io\nCy,Fox,cy@x.io`,
      { kind: 'open-quote', line: 3 },
    ],
  ])('%s', async (_name, content, problem) => {
    const { result } = await read(content)
    expect(result).toMatchObject({ kind: 'problem', problem })
  })

  it('offers no matching of columns when the first line is a contact', async () => {
    const { result } = await read('Ann,Lee,ann@x.io\nBo,Ek,bo@x.io')
    expect(result).toMatchObject({ kind: 'problem', problem: { kind: 'missing-columns' } })
    expect(result).not.toHaveProperty('problem.suggestion')
  })
})

describe('what a person decides', () => {
  it.each<[string, string, ReadOptions]>([
    ['semicolons', 'first_name;last_name;email\nAnn;Lee;ann@x.io', { separator: ';' }],
    ['tabs', 'first_name\tlast_name\temail\nAnn\tLee\tann@x.io', { separator: '\t' }],
    [
      'columns',
      'Mail,Given,Family\nann@x.io,Ann,Lee',
      { columns: { email: 0, first_name: 1, last_name: 2 } },
    ],
    ['quotes as plain characters', `${HEADER}\nAnn,"Lee,ann@x.io`, { hasPlainQuotes: true }],
  ])('%s', async (_name, content, options) => {
    const { session } = await readReady(content, options)
    expect(names(session)).toEqual(['Ann Lee ann@x.io'])
  })

  it('the reading of accents, and never a broken character into the list', async () => {
    const file = Uint8Array.from(`${HEADER}\nZo\xeb,Lee,z@x.io\nAnn,Lee,a@x.io`, (character) =>
      character.charCodeAt(0),
    )
    const asWindows = await read(file, { encoding: 'windows-1252' })
    expect(names(asWindows.session)).toEqual(['Zoë Lee z@x.io', 'Ann Lee a@x.io'])
    const asUtf8 = await read(file, { encoding: 'utf-8' })
    expect(names(asUtf8.session)).toEqual(['Ann Lee a@x.io'])
    expect(asUtf8.session.skippedRows()).toContain('Characters in this row could not be read')
  })
})

describe('what goes over the wire', () => {
  it('is a lead saved into a list, with a phone and a profile where the file has them', async () => {
    const { session } = await readReady(
      `${HEADER},phone,linkedin_url,company,title,location\n` +
        'Ann,Lee, Ann@X.io ,+49 1,https://li/ann,Acme,CTO,Berlin\nBo,Ek,bo@x.io',
    )
    expect(session.takeSlice(0, 10)).toEqual([
      {
        apolloId: expect.stringMatching(/^manual\d{13}$/),
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
        apolloId: expect.stringMatching(/^manual\d{13}$/),
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

  it('gives strictly increasing ids, and a row the same id each time it is taken', async () => {
    const rows = Array.from({ length: 1200 }, (_, row) => `Ann,Lee,ann.${row}@example.com`)
    const { session } = await readReady([HEADER, ...rows].join('\n'))
    const stamps = [...session.takeSlice(0, 500), ...session.takeSlice(500, 700)].map((lead) =>
      Number(lead.apolloId.replace('manual', '')),
    )
    expect(stamps).toHaveLength(1200)
    expect(stamps.every((stamp, at) => at === 0 || stamp > (stamps[at - 1] ?? 0))).toBe(true)
    expect(session.takeSlice(500, 1)[0]?.apolloId).toBe(`manual${stamps[500]}`)
  })
})

describe('any file', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'B', '@', '.', ' ', 'é', "'", ';', '=') })
  const rows = fc.array(fc.array(cell, { minLength: 3, maxLength: 6 }), { minLength: 1 })

  it('without quotes gives the cells of a plain comma split', async () => {
    await fc.assert(
      fc.asyncProperty(rows, async (rows) => {
        const lines = rows.map((cells) => ['Ann', 'Lee', 'a@x.io', ...cells].join(','))
        const { summary } = await readReady([HEADER, ...lines].join('\n'))
        expect(summary.preview.map((row) => row.cells)).toEqual(
          lines.slice(0, 50).map((line) => line.split(',')),
        )
      }),
    )
  })

  it('has counts that add up to its rows', async () => {
    const anyCell = fc.oneof(cell, fc.constantFrom('', '"', '"a"', '"a\nb"', 'a@x.io', 'b@x.io'))
    const anyRows = fc.array(fc.array(anyCell, { maxLength: 5 }))
    await fc.assert(
      fc.asyncProperty(anyRows, async (rows) => {
        const lines = rows.map((cells) => cells.join(','))
        const { result, session } = await read([HEADER, ...lines].join('\n'))
        if (result.kind === 'problem') return
        const { counts } = result.summary
        expect(counts.valid + counts.invalid + counts.duplicate + counts.blank).toBe(counts.rows)
        expect(session.takeSlice(0, counts.rows)).toHaveLength(counts.valid)
      }),
    )
  })
})
