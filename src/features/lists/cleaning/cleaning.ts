import { addressKey } from '@/shared/lib/addresses'
import type { RowReason } from '../import/csv/row-reason'
import { cleanCompany, cleanName, fixDomain, isRoleAddress } from './clean-text'

/** What can be cleaned: the first three correct rows, the others leave them out. */
export const cleaningKinds = ['names', 'companies', 'domains', 'roles', 'known'] as const
export type CleaningKind = (typeof cleaningKinds)[number]

export type Cleaning = {
  kinds: readonly CleaningKind[]
  /** The addresses in other lists, with the names of these; empty while they are not read. */
  known: ReadonlyMap<string, string>
}

export const noCleaning: Cleaning = { kinds: [], known: new Map() }

export type CleanedCells = { first_name: string; last_name: string; company: string; email: string }

export function cleanCells(cells: CleanedCells, kinds: readonly CleaningKind[]): CleanedCells {
  const cleaned = { ...cells }
  if (kinds.includes('names')) {
    cleaned.first_name = cleanName(cells.first_name)
    cleaned.last_name = cleanName(cells.last_name)
  }
  if (kinds.includes('companies')) cleaned.company = cleanCompany(cells.company)
  if (kinds.includes('domains')) cleaned.email = fixDomain(cells.email)
  return cleaned
}

export function whyLeftOut(email: string, { kinds, known }: Cleaning): RowReason | undefined {
  if (kinds.includes('roles') && isRoleAddress(email)) return { code: 'role-address', email }
  const list = kinds.includes('known') ? known.get(addressKey(email)) : undefined
  return list === undefined ? undefined : { code: 'in-other-list', email, list }
}

type Example = {
  /** 'ADA → Ada', or an address. */
  text: string
  /** The name of the list that the address is in. */
  list?: string
}

export type Finding = { kind: CleaningKind; count: number; examples: Example[] }

const MOST_EXAMPLES = 3

export function createFindings(known: Cleaning['known']) {
  const findings = new Map<CleaningKind, Finding>()

  function note(kind: CleaningKind, example: Example) {
    const finding: Finding = findings.get(kind) ?? { kind, count: 0, examples: [] }
    const isNew = finding.examples.every(({ text }) => text !== example.text)
    finding.count += 1
    if (isNew && finding.examples.length < MOST_EXAMPLES) finding.examples.push(example)
    findings.set(kind, finding)
  }
  const noteChange = (kind: CleaningKind, before: string, after: string) => {
    if (before !== after) note(kind, { text: `${before} → ${after}` })
  }

  return {
    add(cells: CleanedCells) {
      const cleaned = cleanCells(cells, cleaningKinds)
      noteChange(
        'names',
        `${cells.first_name} ${cells.last_name}`,
        `${cleaned.first_name} ${cleaned.last_name}`,
      )
      noteChange('companies', cells.company, cleaned.company)
      noteChange('domains', cells.email, cleaned.email)
      if (isRoleAddress(cells.email)) note('roles', { text: cells.email })
      const list = known.get(addressKey(cells.email))
      if (list !== undefined) note('known', { text: cells.email, list })
    },
    found: () => cleaningKinds.flatMap((kind) => findings.get(kind) ?? []),
  }
}
