import { addressKey } from '@/shared/lib/values/addresses'
import type { Column } from './csv-header'

/** What can be cleaned: the first three correct rows, the others leave them out. */
export const cleaningKinds = ['names', 'companies', 'domains', 'roles', 'known'] as const
export type CleaningKind = (typeof cleaningKinds)[number]

export type Cleaning = {
  kinds: readonly CleaningKind[]
  /** The addresses in other lists, with the names of these; undefined until they are read. */
  known?: ReadonlyMap<string, string> | undefined
}

export const noCleaning: Cleaning = { kinds: [] }

export type ImportedCells = Record<Column, string>

export function cleanCells(cells: ImportedCells, kinds: readonly CleaningKind[]): ImportedCells {
  const cleaned = { ...cells }
  if (kinds.includes('names')) {
    cleaned.first_name = cleanName(cells.first_name)
    cleaned.last_name = cleanName(cells.last_name)
  }
  if (kinds.includes('companies')) cleaned.company = cleanCompany(cells.company)
  if (kinds.includes('domains')) cleaned.email = fixDomain(cells.email)
  return cleaned
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
    add(cells: ImportedCells) {
      const cleaned = cleanCells(cells, cleaningKinds)
      noteChange(
        'names',
        `${cells.first_name} ${cells.last_name}`,
        `${cleaned.first_name} ${cleaned.last_name}`,
      )
      noteChange('companies', cells.company, cleaned.company)
      noteChange('domains', cells.email, cleaned.email)
      if (isRoleAddress(cells.email)) note('roles', { text: cells.email })
      const list = known?.get(addressKey(cells.email))
      if (list !== undefined) note('known', { text: cells.email, list })
    },
    found: () => cleaningKinds.flatMap((kind) => findings.get(kind) ?? []),
  }
}

const words = (text: string) => text.trim().split(/\s+/)

const PARTICLES = new Set(
  words('al bin da das de del della den der di dos du el la le ten ter van von y zu'),
)

const hasLower = (text: string) => /\p{Ll}/u.test(text)
const hasUpper = (text: string) => /\p{Lu}/u.test(text)

function withCapital(part: string): string {
  const lower = part.toLowerCase()
  return lower.replace(/^(mc|o['’]|d['’])?(\p{L})/u, (_all, prefix: string = '', letter: string) =>
    prefix
      ? prefix.charAt(0).toUpperCase() + prefix.slice(1) + letter.toUpperCase()
      : letter.toUpperCase(),
  )
}

/** 'ADA  lovelace' in one case only gets capitals; 'McAdam', 'JP' and 'van der Berg' stay. */
export function cleanName(text: string): string {
  const spaced = text.trim().replace(/\s+/gu, ' ')
  const isShout = hasUpper(spaced) && !hasLower(spaced) && spaced.replace(/\P{L}/gu, '').length > 2
  const isWhisper = hasLower(spaced) && !hasUpper(spaced)
  if (!isShout && !isWhisper) return spaced
  const parts = spaced.split(' ')
  if (isWhisper && parts.length === 1 && PARTICLES.has(spaced)) return spaced
  return parts
    .map((part, index) => {
      const isParticle = index < parts.length - 1 && PARTICLES.has(part.toLowerCase())
      return isParticle ? part.toLowerCase() : part.split('-').map(withCapital).join('-')
    })
    .join(' ')
}

/** Longer forms first, because the first that fits is taken off. */
const SUFFIX = new RegExp(
  String.raw`[\s,]+(?:${[
    'gmbh & co\\.? kg',
    'gmbh',
    'mbh',
    'incorporated',
    'inc',
    'corporation',
    'corp',
    'limited',
    'pty\\.? ltd',
    'pte\\.? ltd',
    'pvt\\.? ltd',
    'co\\.?,? ltd',
    'ltd',
    'l\\.?l\\.?c',
    'l\\.?l\\.?p',
    'plc',
    's\\.?a\\.?r\\.?l',
    's\\.?a\\.?s',
    's\\.?r\\.?l',
    's\\.?p\\.?a',
    's\\.?r\\.?o',
    's\\.?l',
    's\\.a',
    'b\\.?v',
    'n\\.v',
    'a/s',
    'aps',
    'oyj?',
    'kft',
    'e\\.?k',
  ].join('|')})\.?$`,
  'iu',
)

/** 'Acme, Inc.' is called 'Acme' in a letter. */
export function cleanCompany(text: string): string {
  const spaced = text.trim().replace(/\s+/gu, ' ')
  return spaced.replace(SUFFIX, '') || spaced
}

const ROLES = new Set(
  words(`
    abuse accounts admin administrator billing careers contact enquiries enquiry feedback finance
    hello help helpdesk hr info information jobs mail marketing media newsletter no-reply noreply
    office orders postmaster press privacy recruiting reception sales security service support team
    webmaster
  `),
)

/** Whether an address is that of a function, such as info@, and not of a person. */
export function isRoleAddress(address: string): boolean {
  const [local = ''] = address.trim().toLowerCase().split(/[@+]/, 1)
  return ROLES.has(local)
}

/** A list, because a rule would also change domains that exist, such as mail.com and gmx.com. */
const MISTYPED: Readonly<Record<string, readonly string[]>> = {
  'gmail.com': words(`
    gmial.com gmai.com gamil.com gmal.com gmali.com gnail.com gmaill.com gmil.com ggmail.com
    gmail.con gmail.cm gmail.comm gmail.vom gmail.xom gmaul.com gemail.com gmail.coom
  `),
  'hotmail.com': words(`
    hotmial.com hotmai.com hotmal.com hotamil.com hotmil.com hotmaill.com hotmail.con hotmail.cm
    homtail.com hotnail.com hotmail.comm
  `),
  'outlook.com': words(`
    outlok.com outloook.com outlool.com outllook.com oulook.com outlook.con outlook.cm otulook.com
  `),
  'yahoo.com': words('yaho.com yahooo.com yhaoo.com yahho.com yaoo.com yahoo.con yahoo.cm'),
  'icloud.com': words('iclod.com icoud.com iclould.com icloud.con icloud.cm iclound.com'),
  'googlemail.com': words('googelmail.com goglemail.com googlemial.com googlemail.con'),
}
const RIGHT = new Map(
  Object.entries(MISTYPED).flatMap(([right, wrong]) => wrong.map((one) => [one, right] as const)),
)

/** 'ann@gmial.com' becomes 'ann@gmail.com'. */
export function fixDomain(address: string): string {
  const at = address.lastIndexOf('@')
  const right = RIGHT.get(address.slice(at + 1).toLowerCase())
  return right === undefined ? address : address.slice(0, at + 1) + right
}
