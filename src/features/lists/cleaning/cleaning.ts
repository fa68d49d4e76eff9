import type { NewLead } from '@/entities/lead/lead-mapping'
import { withoutLegalForm } from '@/entities/lead/legal-form'
import { isRoleAddress } from '@/shared/lib/values/role-address'
import { addressKey } from '@/shared/lib/values/addresses'
import { translate } from '@/shared/i18n/translate'
import type { Column } from './contact-columns'
import { refusalOf, refusalText, type SaidNo, type Suppression } from '@/entities/lead/said-no'

/** The first four kinds correct rows, the others exclude them. */
export const cleaningKinds = [
  'names',
  'extras',
  'companies',
  'domains',
  'saidNo',
  'saidYes',
  'bounced',
  'roles',
  'known',
] as const
export type CleaningKind = (typeof cleaningKinds)[number]

export type Cleaning = {
  kinds: readonly CleaningKind[]
  /** Addresses in other lists, with the names of the lists; undefined until loaded. */
  known?: ReadonlyMap<string, string> | undefined
  /** What the file itself says, by `addressKey`. */
  said?: ReadonlyMap<string, Suppression | 'unclear' | 'agreed'> | undefined
  /** Who said no before. */
  saidNo?: SaidNo | undefined
  /** Addresses in the latest bounces, by `addressKey`. */
  bounced?: ReadonlySet<string> | undefined
}

export const noCleaning: Cleaning = { kinds: [] }
/** Excludes people who said no before, so that nobody mails them by mistake. */
export const usualCleaning: Cleaning = { kinds: ['saidNo', 'saidYes'] }

export type ImportedCells = Record<Column, string>

export function cleanCells(cells: ImportedCells, kinds: readonly CleaningKind[]): ImportedCells {
  const cleaned = { ...cells }
  if (kinds.includes('extras')) {
    cleaned.first_name = withoutExtras(cleaned.first_name)
    cleaned.last_name = withoutExtras(cleaned.last_name)
  }
  const { first_name, last_name } = cleaned
  if (kinds.includes('names') && !TURKISH.test(first_name + last_name)) {
    cleaned.first_name = cleanName(first_name)
    // 'JACK MA': beside a first name in capitals, two capitals are a name, not initials.
    cleaned.last_name =
      isInCapitals(first_name) && /^\p{Lu}{2}$/u.test(last_name)
        ? withCapital(last_name)
        : cleanName(last_name)
  }
  if (kinds.includes('companies')) cleaned.company = withoutLegalForm(cells.company)
  if (kinds.includes('domains')) cleaned.email = fixDomain(cells.email)
  return cleaned
}

/** Maps cells to the wire shape, with `phone` and `linkedinUrl` only if they are filled. */
export function cellsToLead(
  { title, location, email, phone, ...cells }: ImportedCells,
  apolloId: string,
): NewLead {
  return {
    apolloId,
    firstName: cells.first_name,
    lastName: cells.last_name,
    title,
    companyName: cells.company,
    companyDomain: '',
    location,
    email,
    emailRevealed: true,
    ...(phone && { phone }),
    ...(cells.linkedin_url && { linkedinUrl: cells.linkedin_url }),
  }
}

/** Why cleaning excludes an address; undefined if it does not. */
export function whyLeftOut(
  email: string,
  { kinds, known, said, saidNo, bounced }: Cleaning,
): (() => string) | undefined {
  const key = addressKey(email)
  const inFile = said?.get(key)
  const isYes = inFile === 'agreed'
  if (inFile && !isYes) {
    return () => {
      if (inFile === 'unclear') return translate('Consent not understood: {email}', { email })
      return inFile === 'bounced'
        ? translate('Bounced: {email}', { email })
        : translate('Opted out: {email}', { email })
    }
  }
  const refusal = refusalOf({ email }, saidNo)
  if (refusal && kinds.includes(isYes ? 'saidYes' : 'saidNo')) {
    return () => `${email}: ${refusalText(refusal, isYes)}`
  }
  if (kinds.includes('bounced') && bounced?.has(key)) {
    return () => translate('Bounced: {email}', { email })
  }
  if (kinds.includes('roles') && isRoleAddress(email)) {
    return () => translate('Role address: {email}', { email })
  }
  const list = kinds.includes('known') ? known?.get(key) : undefined
  return list === undefined
    ? undefined
    : () => translate('Already in {list}: {email}', { list, email })
}

type Example = {
  /** An example such as 'ADA → Ada', or an address. */
  text: string
  list?: string
}

export type Finding = { kind: CleaningKind; count: number; examples: Example[] }

const MAX_EXAMPLES = 3

export function createFindings(facts: Omit<Cleaning, 'kinds'>) {
  const { known, said, saidNo, bounced } = facts
  const findings = new Map<CleaningKind, Finding>()

  function note(kind: CleaningKind, example: Example) {
    const finding: Finding = findings.get(kind) ?? { kind, count: 0, examples: [] }
    const isNew = finding.examples.every(({ text }) => text !== example.text)
    finding.count += 1
    if (isNew && finding.examples.length < MAX_EXAMPLES) finding.examples.push(example)
    findings.set(kind, finding)
  }
  const noteChange = (kind: CleaningKind, before: string, after: string) => {
    if (before !== after) note(kind, { text: `${before} → ${after}` })
  }

  return {
    add(cells: ImportedCells) {
      for (const kind of ['names', 'extras'] as const) {
        noteChange(kind, nameOf(cells), nameOf(cleanCells(cells, [kind])))
      }
      noteChange('companies', cells.company, withoutLegalForm(cells.company))
      noteChange('domains', cells.email, fixDomain(cells.email))
      const key = addressKey(cells.email)
      const refusal = refusalOf(cells, saidNo)
      if (refusal) {
        const isYes = said?.get(key) === 'agreed'
        const text = `${cells.email}: ${refusalText(refusal, isYes)}`
        note(isYes ? 'saidYes' : 'saidNo', { text })
      }
      if (bounced?.has(key)) note('bounced', { text: cells.email })
      if (isRoleAddress(cells.email)) note('roles', { text: cells.email })
      const list = known?.get(key)
      if (list !== undefined) note('known', { text: cells.email, list })
    },
    found: () => cleaningKinds.flatMap((kind) => findings.get(kind) ?? []),
  }
}

const nameOf = ({ first_name, last_name }: ImportedCells) => `${first_name} ${last_name}`

const words = (text: string) => text.trim().split(/\s+/)

const PARTICLES = new Set(
  words(
    'al bin da das de del della den der di do dos du e el la las le los ten ter van vom von y zu zum zur',
  ),
)

const hasLower = (text: string) => /\p{Ll}/u.test(text)
const hasUpper = (text: string) => /\p{Lu}/u.test(text)

/** May be Turkish, whose I is ı in lower case: 'IŞIK' is Işık. */
const TURKISH = /[İıĞğŞş]/
const NUMERAL = /^(?:II|III|IV|VI{0,3}|IX)$/

function withCapital(part: string): string {
  if (NUMERAL.test(part)) return part
  return part
    .toLowerCase()
    .replace(/^(mc|o['’]|d['’])?(\p{L})/u, (_all, prefix: string = '', letter: string) =>
      prefix
        ? prefix.charAt(0).toUpperCase() + prefix.slice(1) + letter.toUpperCase()
        : letter.toUpperCase(),
    )
}

/** Matches 'ADA', but not 'JP' or '太郎'. */
export const isInCapitals = (text: string): boolean =>
  hasUpper(text) &&
  !hasLower(text) &&
  !NUMERAL.test(text.trim()) &&
  text.replace(/\P{L}/gu, '').length > 2

/**
 * Capitalises a name written in one case, such as 'ADA  lovelace'. Leaves 'McAdam', 'JP' and 'van
 * der Berg' unchanged.
 */
export function cleanName(text: string): string {
  const spaced = text.trim().replace(/\s+/gu, ' ')
  const [first = '', ...others] = spaced.split(' ')
  // 'von SHAW': the particle does not count as mixed case.
  if (others.length > 0 && PARTICLES.has(first)) return `${first} ${cleanName(others.join(' '))}`
  const isUpperCase = isInCapitals(spaced)
  const isLowerCase = hasLower(spaced) && !hasUpper(spaced)
  if (!isUpperCase && !isLowerCase) return spaced
  const parts = spaced.split(' ')
  if (isLowerCase && parts.length === 1 && PARTICLES.has(spaced)) return spaced
  return parts
    .map((part, index) => {
      const isParticle = index < parts.length - 1 && PARTICLES.has(part.toLowerCase())
      return isParticle ? part.toLowerCase() : part.split('-').map(withCapital).join('-')
    })
    .join(' ')
}

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:[\uFE0F\u20E3\p{Emoji_Modifier}]|\u200D\p{Extended_Pictographic})*/gu
/** Matches the nickname in 'Robert (Bob)' and 'Robert “Bob”'. */
const NICKNAME =
  /\([^()]*\)|\[[^[\]]*\]|“[^”]*”|„[^“”]*[“”]|«[^»]*»|(?<=\s)['‘][^'‘’]+['’](?=\s|$)/gu
const TITLES = new Set(
  words(`
    mr mrs ms miss mx dr prof professor sir dame lord rev reverend hon herr frau dipl-ing ing mag
    m mme mlle maître sr sra srta don doña d da dra lic dr-ing
  `),
)
/**
 * Only titles if followed by a dot: a single letter may be an initial, and 'Don' and 'Da' are
 * names.
 */
const AMBIGUOUS = new Set(words('m d da don mag hon ing'))
const DEGREES = new Set(
  words(`
    phd md mba msc bsc ba ma mph jd llm llb dds dvm rn cpa cfa pmp esq mpa mfa med edd
    psyd dba beng meng mbbs frcs frics facs cissp pe dr dipl-ing dipl-kfm mag bed acca aca cipd shrm-cp
    shrm-scp csm
  `),
)
const wordKey = (word: string) => word.toLowerCase().replace(/[.,]/g, '')

function isTitle(word: string): boolean {
  const key = wordKey(word)
  return TITLES.has(key) && (word.endsWith('.') || !AMBIGUOUS.has(key))
}

/**
 * 'Dr. Ann (Annie) 🚀' becomes 'Ann', and 'Brandt, PhD' becomes 'Brandt'. Returns the text
 * unchanged if nothing would remain.
 */
export function withoutExtras(text: string): string {
  const spaced = text.trim().replace(/\s+/gu, ' ')
  const plain = spaced.replace(NICKNAME, ' ').replace(EMOJI, ' ').trim()
  const [name = '', ...added] = plain.split(/\s*,\s*/)
  const areDegrees = added.every((part) => words(part).every((word) => DEGREES.has(wordKey(word))))
  const kept = words(areDegrees ? name : plain)
  while (kept.length > 1 && isTitle(kept[0] ?? '')) kept.shift()
  // 'LEE MA': among capitals, a degree cannot be told from a name.
  if (!isInCapitals(plain)) {
    while (kept.length > 1 && isDegree(kept.at(-1) ?? '')) kept.pop()
  }
  const rest = kept.join(' ').replace(/[\s,]+$/u, '')
  return /\p{L}/u.test(rest) && !isTitle(rest) ? rest : spaced
}

/** Without a preceding comma, degrees are recognised by capitals: 'Ma' and 'Ba' are names. */
const isDegree = (word: string) =>
  DEGREES.has(wordKey(word)) && (word.replace(/\P{Lu}/gu, '').length > 1 || word.includes('.'))

/** A list, because a rule would also change real domains, such as mail.com and gmx.com. */
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
