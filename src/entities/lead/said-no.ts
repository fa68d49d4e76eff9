import * as z from 'zod/mini'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { deviceStorage, parseJson, persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { addressKey, isEmail } from '@/shared/lib/values/addresses'
import { byObject } from '@/shared/lib/values/by-object'

/** Why a person must not be written to. */
export type Suppression = 'optedOut' | 'bounced'

export type Refusal = { reason: Suppression; at: number; source: string }

/** By `addressKey`. */
export type SaidNo = ReadonlyMap<string, Refusal>

/** One entry per file and reason, because a file may have tens of thousands of addresses. */
const entryReader = z.object({
  source: z.string(),
  at: z.number(),
  reason: z.enum(['optedOut', 'bounced']),
  addresses: z.array(z.string()),
})
type Entry = z.output<typeof entryReader>

/** People who must not be written to, for all users of this device. */
const saidNo = persisted<readonly Entry[]>({
  name: 'said-no',
  scope: 'device',
  schema: z.array(entryReader),
  fallback: [],
  handOver: {
    countOf: (entries) => entries.reduce((sum, { addresses }) => sum + addresses.length, 0),
    merge: (own, theirs) => [
      ...own,
      ...without(theirs, new Set(own.flatMap(({ addresses }) => addresses))),
    ],
  },
  atLogOut: 'stays',
})

export const { subscribe: onSaidNoChange } = saidNo

const byAddress = byObject(
  (entries: readonly Entry[]): SaidNo =>
    new Map(
      entries.flatMap(({ addresses, ...refusal }) =>
        addresses.map((address) => [address, refusal] as const),
      ),
    ),
)

export const whoSaidNo = (): SaidNo => byAddress(saidNo.get())

export const useSaidNo = (): SaidNo => byAddress(useStore(saidNo))

/** What a person said, if the address is known and must not be written to. */
export const refusalOf = (
  { email }: { email?: string | null | undefined },
  said: SaidNo | undefined,
): Refusal | undefined => (email && said?.size ? said.get(addressKey(email)) : undefined)

const without = (entries: readonly Entry[], gone: ReadonlySet<string>) =>
  entries
    .map((entry) => ({ ...entry, addresses: entry.addresses.filter((one) => !gone.has(one)) }))
    .filter(({ addresses }) => addresses.length > 0)

/**
 * Remembers addresses; what is no address is skipped.
 * @returns false if the browser did not store them: they last as long as the page
 */
export function rememberSaidNo(
  people: Iterable<readonly [address: string, reason: Suppression]>,
  source: string,
  at = Date.now(),
): boolean {
  const reasons = new Map<string, Suppression>()
  for (const [address, reason] of people) {
    if (isEmail(address.trim())) reasons.set(addressKey(address), reason)
  }
  if (reasons.size === 0) return true
  const of = (wanted: Suppression) =>
    [...reasons].flatMap(([address, reason]) => (reason === wanted ? address : []))
  const added = (['optedOut', 'bounced'] as const).map((reason): Entry => {
    return { source, at, reason, addresses: of(reason) }
  })
  return saidNo.update((entries) =>
    without([...without(entries, new Set(reasons.keys())), ...added], new Set()),
  )
}

/** These people may be written to again. */
export function takeBackSaidNo(addresses: Iterable<string>): void {
  const gone = new Set([...addresses].map(addressKey))
  if (gone.size > 0) saidNo.update((entries) => without(entries, gone))
}

const EARLIER = z.array(z.tuple([z.string(), entryReader.shape.reason]))

/** Takes over what earlier versions stored per user, without a date and a file, once. */
export function takeOverEarlier(): void {
  for (const key of deviceStorage.keys().filter((one) => one.startsWith('suppressed:'))) {
    const people = EARLIER.safeParse(parseJson(deviceStorage.read(key))).data ?? []
    const known = whoSaidNo()
    const others = people.filter(([address]) => !known.has(address))
    if (rememberSaidNo(others, '', 0)) deviceStorage.write(key, undefined)
  }
}
takeOverEarlier()

const days = dateFormat({ dateStyle: 'medium' })

/**
 * Such as 'said no on 14 Nov 2026 (members.csv)'.
 * @param isYesNow the file being imported says yes, which says nothing about a bounce
 */
export function refusalText(refusal: Refusal, isYesNow = false): string {
  if (refusal.at === 0) return translate('said no, or bounced, in an earlier import')
  const values = { day: days().format(refusal.at), source: refusal.source }
  if (refusal.reason === 'bounced') return translate('bounced according to {source}, {day}', values)
  return isYesNow
    ? translate('said no on {day} ({source}), yes in this file', values)
    : translate('said no on {day} ({source})', values)
}
