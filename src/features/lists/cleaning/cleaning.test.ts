import { describe, expect, it } from 'vitest'
import { runAtOnce } from '@/shared/lib/state/incremental'
import { findCleaning, leadsOf, readCsv, skippedCsv } from '../import/csv/csv-file'
import { type Cleaning, cleaningKinds, noCleaning } from './cleaning'

const FILE = [
  'first_name,last_name,email,company',
  'ADA,lovelace,ada@gmial.com,"Acme, Inc."',
  'Bo,Ek,info@x.example,Acme',
  'Cy,Fox,CY@x.example,Beta GmbH',
  'Ada,Lovelace,ada@gmail.com,Acme',
  'Di,,di@x.example,Acme',
].join('\n')
const known = new Map([['cy@x.example', 'Pilot']])

function read(cleaning: Cleaning) {
  const csv = runAtOnce(readCsv(new TextEncoder().encode(FILE), { cleaning }, () => {}))
  if ('kind' in csv) throw new Error('Not ready')
  const leads = leadsOf(csv, 0, 10, { stamp: 1_700_000_000_000, random: '123456789012' }).map(
    (lead) => `${lead.firstName} ${lead.lastName} ${lead.email} ${lead.companyName}`,
  )
  return { csv, leads, counts: csv.counts }
}

describe('cleaning a file', () => {
  it('changes nothing unless chosen, and shows what it would change', () => {
    const { csv, leads, counts } = read(noCleaning)
    expect(counts).toEqual({ rows: 5, valid: 4, invalid: 1, duplicate: 0, blank: 0, leftOut: 0 })
    expect(leads[0]).toBe('ADA lovelace ada@gmial.com Acme, Inc.')
    expect(runAtOnce(findCleaning(csv, known))).toEqual([
      { kind: 'names', count: 1, examples: [{ text: 'ADA lovelace → Ada Lovelace' }] },
      {
        kind: 'companies',
        count: 2,
        examples: [{ text: 'Acme, Inc. → Acme' }, { text: 'Beta GmbH → Beta' }],
      },
      { kind: 'domains', count: 1, examples: [{ text: 'ada@gmial.com → ada@gmail.com' }] },
      { kind: 'roles', count: 1, examples: [{ text: 'info@x.example' }] },
      { kind: 'known', count: 1, examples: [{ text: 'CY@x.example', list: 'Pilot' }] },
    ])
  })

  it('corrects and leaves out what is chosen; each row is counted once', () => {
    const { csv, leads, counts } = read({ kinds: cleaningKinds, known })
    expect(counts).toEqual({ rows: 5, valid: 1, invalid: 1, duplicate: 1, blank: 0, leftOut: 2 })
    expect(leads).toEqual(['Ada Lovelace ada@gmail.com Acme'])
    const report = skippedCsv(csv)
    expect(report).toContain('3,Role address: info@x.example,Bo')
    expect(report).toContain('4,Already in Pilot: CY@x.example,Cy')
    // The findings stay, so that the choice can be reverted.
    expect(runAtOnce(findCleaning(csv, known)).map(({ kind }) => kind)).toEqual([
      'names',
      'companies',
      'domains',
      'roles',
      'known',
    ])
  })

  it.each(cleaningKinds)('%s alone', (kind) => {
    const { counts } = read({ kinds: [kind], known })
    expect(counts.valid + counts.invalid + counts.duplicate + counts.leftOut).toBe(5)
    expect(counts.leftOut).toBe(kind === 'roles' || kind === 'known' ? 1 : 0)
  })
})

describe('people who opted out or bounced', () => {
  const file = [
    'first_name,last_name,email,Email Opt Out,Email Status,Stage',
    'Ann,Lee,ann@x.example,,Verified,Cold',
    'Bo,Ek,bo@x.example,TRUE,Verified,Cold',
    'Cy,Fox,cy@x.example,false,Unavailable,Cold',
    'Di,Ray,di@x.example,,,Do Not Contact',
    'Eve,Orr,eve@x.example,,,',
    'Eve,Orr,EVE@x.example,yes,,',
  ].join('\n')
  const read = (options = {}) => {
    const csv = runAtOnce(readCsv(new TextEncoder().encode(file), options, () => {}))
    if ('kind' in csv) throw new Error('Not ready')
    return csv
  }

  it('are left out with the reason', () => {
    const csv = read()
    expect(csv.counts).toMatchObject({ valid: 1, leftOut: 5 })
    expect(csv.skipped.map(({ line, reason }) => `${line} ${reason()}`)).toEqual([
      '3 Opted out: bo@x.example',
      '4 Bounced: cy@x.example',
      '5 Opted out: di@x.example',
      '6 Opted out: eve@x.example',
      '7 Opted out: EVE@x.example',
    ])
    expect(csv.unused).toEqual([])
    expect(csv.consent.map(({ name }) => name)).toEqual(['Email Opt Out', 'Email Status', 'Stage'])
  })

  it('are imported if the user says so', () => {
    const ticked = ['3 true', '3 yes', '4 unavailable', '5 do not contact']
    const leftOut = Object.fromEntries(ticked.map((key) => [key, false]))
    expect(read({ consent: { leftOut } }).counts).toMatchObject({ valid: 5, duplicate: 1 })
  })

  it('are left out if it was not understood, until the user says otherwise', () => {
    const text = 'first_name,last_name,email,Opt-in\nAnn,Lee,ann@x.example,perhaps'
    const readAt = (consent = {}) => {
      const csv = runAtOnce(readCsv(new TextEncoder().encode(text), { consent }, () => {}))
      if ('kind' in csv) throw new Error('Not ready')
      return csv
    }
    expect(readAt().skipped.map(({ reason }) => reason())).toEqual([
      'Consent not understood: ann@x.example',
    ])
    expect(readAt({ leftOut: { '3 perhaps': false } }).counts).toMatchObject({
      valid: 1,
      leftOut: 0,
    })
  })
})
