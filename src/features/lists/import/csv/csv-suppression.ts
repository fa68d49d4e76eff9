import { addressKey } from '@/shared/lib/values/addresses'
import type { Suppressed, Suppression } from '../../suppressed'
import { fixDomain } from './cleaning'
import { plainCell } from './csv-cell'
import { plainName } from './csv-header'

/** A column that marks people who opted out or bounced, by a flag or by a status. */
export type SuppressionColumn = { index: number; kind: Suppression | 'state' }

const list = (text: string) => text.trim().split(/\s*\|\s*/)
/** Removes spaces: exports write 'Email Opt Out', 'email_opt_out' and 'EmailOptOut'. */
const joined = (text: string) => plainName(text).replaceAll(' ', '')
const namesOf = (text: string) => new Set(list(text).map(joined))

const NAMES: Record<SuppressionColumn['kind'], ReadonlySet<string>> = {
  optedOut: namesOf(`
    Email Opt Out | Opt Out | Opted Out | Email Opted Out | Has Opted Out Of Email | Opted Out Of Email |
    Unsubscribed | Unsubscribe | Is Unsubscribed | Email Unsubscribed | Unsubscribed From All Email |
    Do Not Contact | Do Not Email | Email Do Not Contact | DNC |
    Abgemeldet | Abbestellt | E-Mail abgemeldet | Newsletter abgemeldet | Nicht kontaktieren |
    Nicht anschreiben | Kontaktsperre | Werbesperre | E-Mail-Abmeldung | Von allen E-Mails abgemeldet |
    Désabonné | Désinscrit | E-mail désabonné | Ne pas contacter | Désinscription e-mail | Désabonnement |
    Dado de baja | Desuscrito | Baja | Suscripción cancelada | No contactar | No enviar correos |
    Descadastrado | Cancelou inscrição | Inscrição cancelada | Não contatar | Não contactar |
    Não enviar e-mail
  `),
  bounced: namesOf(`
    Email Bounced | Bounced | Is Bounced | Hard Bounced | Email Hard Bounced | Bounced Email | Bounce |
    Email Bounced Date | Unzustellbar | E-Mail unzustellbar | Bounce E-Mail | Rejeté | E-mail rejeté |
    Adresse rejetée | Rebotado | Correo rebotado | Email rebotado | Devolvido | E-mail devolvido |
    E-mail rejeitado
  `),
  state: namesOf(`
    Email Status | Stage | Contact Stage | Lead Stage | Person Stage | Subscription Status |
    E-Mail-Status | Phase | Kontaktphase | Statut e-mail | Statut de l’e-mail | Étape |
    Étape du contact | Estado del correo | Estado del correo electrónico | Etapa | Etapa del contacto |
    Status do e-mail | Estágio | Estágio do contato | Etapa do contato
  `),
}

const STATES: Record<Suppression, ReadonlySet<string>> = {
  optedOut: namesOf(`
    Do not contact | Unsubscribed | Opted out | Opt out | Nicht kontaktieren | Abgemeldet | Abbestellt |
    Ne pas contacter | Désabonné | Désinscrit | No contactar | Dado de baja | Desuscrito | Não contatar |
    Não contactar | Descadastrado
  `),
  bounced: namesOf(`
    Unavailable | Bounced | Hard bounced | Hard bounce | Nicht verfügbar | Unzustellbar | Indisponible |
    Non disponible | Rejeté | No disponible | Rebotado | Indisponível | Devolvido | Rejeitado
  `),
}

const YES = namesOf(
  'true | yes | y | 1 | x | checked | ja | wahr | oui | vrai | sí | verdadero | sim | verdadeiro',
)
const TICK_OR_DATE = /^(?:[✓✔☑]\uFE0F?$|\d{1,4}[-./]\d{1,2}[-./]\d{1,4})/u

export function suppressionColumns(header: readonly string[]): SuppressionColumn[] {
  return header.flatMap((name, index) => {
    const kinds = ['optedOut', 'bounced', 'state'] as const
    const kind = kinds.find((one) => NAMES[one].has(joined(name)))
    return kind ? { index, kind } : []
  })
}

function suppressionIn(cell: string, kind: SuppressionColumn['kind']): Suppression | undefined {
  const text = cell.trim()
  const state = joined(text)
  const stated = (['optedOut', 'bounced'] as const).find((one) => STATES[one].has(state))
  if (stated || kind === 'state') return stated
  return YES.has(state) || TICK_OR_DATE.test(text) ? kind : undefined
}

/** Returns the suppression of a row. An opt-out takes precedence. */
function suppressionOf(
  cells: readonly string[],
  columns: readonly SuppressionColumn[],
): Suppression | undefined {
  const found = columns.flatMap(
    ({ index, kind }) => suppressionIn(plainCell(cells[index] ?? ''), kind) ?? [],
  )
  return found.includes('optedOut') ? 'optedOut' : found[0]
}

/** Collects the addresses that any of their rows suppresses. */
export function collectSuppressed(columns: readonly SuppressionColumn[]) {
  const suppressed = new Map<string, Suppression>()
  return {
    add(cells: readonly string[], email: string) {
      const said = email && suppressionOf(cells, columns)
      if (!said) return
      for (const key of [email, fixDomain(email)].map(addressKey)) {
        if (suppressed.get(key) !== 'optedOut') suppressed.set(key, said)
      }
    },
    found: (): Suppressed => suppressed,
  }
}
