import type { Translate } from '@/shared/i18n/translate'
import type { Audience } from './count-audience'
import type { CheckResult } from './check'
import { namesOf } from './inspect-step'
import { isRead } from './reading'

type Recipients = Pick<CheckResult, 'audience' | 'failedLists' | 'withoutList'>
type Overlap = Pick<CheckResult, 'audience' | 'overlap' | 'failedOthers' | 'saidNo' | 'overlaps'>

export function recipientsText(result: Recipients, t: Translate): string {
  const { audience, failedLists, withoutList } = result
  if (audience === 'reading') return t('Reading who will get this...')
  if (audience === 'failed') {
    return failedLists.length > 0
      ? t('Who will get this is not known: the contacts of {names} could not be read.', {
          names: namesOf(failedLists, t),
        })
      : t('Who will get this is not known: the lists could not be read.')
  }
  const contacts = audience.everyone.length
  const without = audience.withoutAddress.length
  const count = contacts - without
  if (contacts === 0 && withoutList.length > 0) return t('Who will get this is not known')
  if (contacts === 0) return t('Nobody will get this')
  if (count === 0) {
    return t(
      '{contacts, plural, one {Who will get this is not known (# contact, without a known address)} other {Who will get this is not known (# contacts, none with a known address)}}',
      { contacts },
    )
  }
  const people = t('{count, plural, one {# person will get this} other {# people will get this}}', {
    count,
  })
  if (without === 0) return people
  return t(
    '{contacts, plural, one {{people} (# contact, {without, number} without a known address)} other {{people} (# contacts, {without, number} without a known address)}}',
    { people, contacts, without },
  )
}

function overlapText(result: Overlap, t: Translate): string | undefined {
  const { audience, overlap } = result
  if (!isRead(audience)) return undefined
  const count = audience.inOthers.length
  if (overlap === 'known') {
    return count > 0 ? t('{count, number} in other campaigns', { count }) : undefined
  }
  if (overlap === 'reading') return t('other campaigns not checked')
  const known = count > 0 ? t('{count, number} or more in other campaigns', { count }) : ''
  return [known, overlapFailure(result, t)].filter(Boolean).join(', ')
}

export function peopleTexts(result: Recipients & Overlap, t: Translate): string[] {
  const { inListTwice, inSeveral } = isRead(result.audience) ? result.audience : nobody
  return [
    recipientsText(result, t),
    isRead(result.audience) &&
      result.audience.everyone.length > 0 &&
      result.withoutList.length > 0 &&
      t('not known for {names}', { names: namesOf(result.withoutList, t) }),
    inListTwice.length > 0 && t('{count, number} twice in a list', { count: inListTwice.length }),
    inSeveral.length > 0 &&
      t('{count, number} in several of these campaigns', { count: inSeveral.length }),
    overlapText(result, t),
    ...sentBeforeTexts(result, t),
    saidNoText(result, t),
  ].filter((text) => typeof text === 'string')
}

const nobody = { inListTwice: [], inSeveral: [] }

type RecipientNumber = {
  text: string
  group?: keyof Audience
}

/** Short text: number of people, how many of them are in other campaigns, and how many said no. */
export function recipientNumbers(result: Recipients & Overlap, t: Translate): RecipientNumber[] {
  const { audience, overlap } = result
  if (!isRead(audience)) return [{ text: recipientsText(result, t) }]
  const { everyone, withoutAddress, inOthers } = audience
  const count = everyone.length - withoutAddress.length
  if (count === 0)
    return [
      { text: recipientsText(result, t), group: everyone.length > 0 ? 'everyone' : undefined },
    ]
  const numbers: RecipientNumber[] = [
    { text: t('{count, plural, one {1 person} other {# people}}', { count }), group: 'everyone' },
  ]
  const saidNo = saidNoText(result, t)
  if (saidNo) numbers.push({ text: saidNo, group: 'saidNo' })
  if (inOthers.length > 0)
    numbers.push({
      text:
        overlap === 'known'
          ? t('{count, number} already in other campaigns', { count: inOthers.length })
          : t('{count, number} or more already in other campaigns', { count: inOthers.length }),
      group: 'inOthers',
    })
  // Recipients reads their lists.
  if (overlap === 'reading')
    numbers.push({ text: t('other campaigns not checked'), group: 'inOthers' })
  return numbers
}

/** What the numbers leave out. */
export function recipientNotes(result: Recipients & Overlap, t: Translate): string[] {
  const { audience, overlap, withoutList } = result
  if (!isRead(audience) || audience.everyone.length === 0) return []
  return [
    withoutList.length > 0 && t('not known for {names}', { names: namesOf(withoutList, t) }),
    overlap === 'failed' && overlapFailure(result, t),
    ...sentBeforeTexts(result, t),
  ].filter((text) => text !== false)
}

export const overlapFailure = ({ failedOthers }: Pick<Overlap, 'failedOthers'>, t: Translate) =>
  failedOthers.length > 0
    ? t('the contacts of {names} could not be read', { names: namesOf(failedOthers, t) })
    : t('other campaigns could not be read')

const saidNoText = ({ saidNo }: Pick<CheckResult, 'saidNo'>, t: Translate) =>
  saidNo && t('{count, number} said no', { count: saidNo.people.length })

/** What other campaigns sent to these people. Active ones are counted in the numbers. */
export const sentBeforeTexts = ({ overlaps }: Pick<CheckResult, 'overlaps'>, t: Translate) =>
  overlaps.flatMap(({ campaign, people: { length: count }, contacts, known }) => {
    const { name, status, sentEmails: sent, totalLeads: total = contacts } = campaign
    if (status === 'active') return []
    if (sent === undefined)
      return t('Whether “{name}” was sent to {count, number} of these people is not known.', {
        name,
        count,
      })
    if (sent >= Math.max(total, count))
      return t(
        '{count, plural, one {1 person here was sent “{name}”.} other {# people here were sent “{name}”.}}',
        { name, count },
      )
    const values = { name, count, sent, total }
    const text =
      contacts >= total
        ? t(
            '{sent, number} of these {count, number} were sent “{name}”; which of them is not known.',
            values,
          )
        : t(
            '“{name}” was sent to {sent, number} of its {total, number} people, and {count, number} of them are here; which of them got it is not known.',
            values,
          )
    if (known.length === 0) return text
    const names = namesOf(
      known.map(({ contact }) => contact.name || (contact.email ?? '')),
      t,
    )
    return `${text} ${t('According to events, it was sent to {names}.', { names })}`
  })

export const unknownTexts = (
  result: Recipients & Pick<CheckResult, 'areSendersUnknown'>,
  t: Translate,
): string[] =>
  [
    result.audience === 'failed' && recipientsText(result, t),
    result.areSendersUnknown && t('The senders could not be read, so they are not checked.'),
  ].filter((text) => text !== false)
