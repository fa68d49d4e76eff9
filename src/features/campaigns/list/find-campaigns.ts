import { type Campaign, type CampaignStep, partSent } from '@/entities/campaign/campaign'
import { hasSender } from '@/entities/campaign/own-senders'
import { type ResultType, resultTypes } from '@/entities/campaign/results'
import type { KnownCounts } from '@/entities/event/known-counts'
import { compareTexts } from '@/shared/i18n/active-language'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { byObject } from '@/shared/lib/values/by-object'
import { textKey } from '@/shared/lib/values/text-key'
import { visibleText } from '@/shared/lib/values/visible-text'
import type { TableOrder } from '@/shared/ui/tables/table-order'
import type { CampaignSearchParams } from '@/entities/campaign/model/campaign-search-params'

export const ALL = 'all'
/** Value of the sender filter for the user's own senders. */
export const MINE = 'mine'

/** Chosen from a menu. The sender is that of any step. */
export const choices = ['status', 'sender'] as const
export type Choices = Record<(typeof choices)[number], string>

export type CampaignFilters = Choices & {
  name: string
  writesTo?: string | undefined
  toDo?: string | undefined
  /** Ids of the campaigns of `toDo`. */
  toDoIds?: ReadonlySet<string> | undefined
  /** Senders meant by `MINE`. */
  ownSenders?: readonly string[]
}

export const sortColumns = ['status', 'name', 'leads', ...resultTypes, 'sender', 'created'] as const
export type SortColumn = (typeof sortColumns)[number]
/** Undefined for the server's order: newest first. */
export type CampaignOrder = TableOrder<SortColumn>

/** Choosing All removes the filter from the URL. */
export const searchOfFilters = (choices: Partial<CampaignFilters>): CampaignSearchParams =>
  Object.fromEntries(
    Object.entries(choices).map(([field, value]) => [field, value === ALL ? undefined : value]),
  )

/** The sender addresses of a campaign without duplicates, in step order. */
export function sendersOf({ steps }: Campaign): string[] {
  const all = steps.map(({ sender }) => sender).filter(Boolean)
  return all.filter((sender, index) => all.findIndex((one) => isSameAddress(one, sender)) === index)
}

/** Shorter words occur in nearly every mail. */
const MIN_IN_TEXTS = 3
const UNSEEN = /<!--[\s\S]*?-->|<(style|script|title)\b[\s\S]*?<\/\1>/gi
const INLINE = /<\/?(?:a|abbr|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Without a parser, because a search reads the mails of hundreds of campaigns. */
const searchedText = byObject(({ subject, content }: CampaignStep) => {
  const text = content
    .replace(UNSEEN, ' ')
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
  const read = text.replace(/&(\w+);/g, (entity, name: string) =>
    name === 'nbsp' ? ' ' : (ENTITIES[name] ?? entity),
  )
  return textKey(`${subject}\n${read}`.replace(/\s+/g, ' '))
})

/**
 * Position, from 1, of the first step with these words in its subject or text; undefined if there
 * is none, or the campaign's name has them.
 */
export function stepFound({ name, steps }: Campaign, query: string): number | undefined {
  const key = textKey(visibleText(query))
  if (key.length < MIN_IN_TEXTS || textKey(name).includes(key)) return undefined
  return steps.findIndex((step) => searchedText(step).includes(key)) + 1 || undefined
}

type Passes = (campaign: Campaign, filters: CampaignFilters) => boolean

const passes: Record<keyof Choices, Passes> = {
  status: (campaign, { status }) => status === ALL || campaign.status === status,
  sender: (campaign, { sender, ownSenders = [] }) =>
    sender === ALL || hasSender(campaign, sender === MINE ? ownSenders : [sender]),
}

function isFound(campaign: Campaign, filters: CampaignFilters): boolean {
  const { name, writesTo, toDoIds } = filters
  if (toDoIds && !toDoIds.has(campaign.id)) return false
  if (writesTo !== undefined && campaign.listId !== writesTo) return false
  if (!textKey(campaign.name).includes(name) && !stepFound(campaign, name)) return false
  return choices.every((choice) => passes[choice](campaign, filters))
}

const byResult = (type: ResultType) => (a: Campaign, b: Campaign, results: KnownCounts) =>
  (results(type, a.name)?.count ?? 0) - (results(type, b.name)?.count ?? 0)

type Comparison = (a: Campaign, b: Campaign, results: KnownCounts) => number

const comparisons: Record<SortColumn, Comparison> = {
  status: (a, b) => compareTexts(a.status, b.status),
  name: (a, b) => compareTexts(a.name, b.name),
  leads: (a, b) =>
    (partSent(a) ?? 0) - (partSent(b) ?? 0) || (a.totalLeads ?? 0) - (b.totalLeads ?? 0),
  replied: byResult('replied'),
  bounced: byResult('bounced'),
  sender: (a, b) => compareTexts(sendersOf(a).join(), sendersOf(b).join()),
  created: (a, b) => (a.createdAt ?? 0) - (b.createdAt ?? 0),
}

export function findCampaigns(
  campaigns: readonly Campaign[],
  filters: CampaignFilters,
  order: CampaignOrder | undefined,
  results: KnownCounts = () => undefined,
): Campaign[] {
  const name = textKey(visibleText(filters.name))
  const found = campaigns.filter((campaign) => isFound(campaign, { ...filters, name }))
  if (!order) return found
  const sign = order.isDescending ? -1 : 1
  return found.toSorted((a, b) => sign * comparisons[order.column](a, b, results))
}
