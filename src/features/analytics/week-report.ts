import { type Campaign, type SentCounts, sentInWords } from '@/entities/campaign/campaign'
import {
  countNamesakes,
  resultLabels,
  type ResultType,
  resultTypes,
  togetherText,
} from '@/entities/campaign/results'
import { escapeHtml } from '@/entities/campaign/mail/mail-source'
import { type AnalyticsEvent, countByCampaign, mergeEvents } from '@/entities/event/event'
import { countInWords } from '@/entities/event/known-counts'
import { isCut } from '@/entities/event/seen-events'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import { formatCount } from '@/shared/i18n/format-count'

/** Each is undefined if it could not be read. */
export type ReportData = {
  campaigns: readonly Campaign[] | undefined
  /** Of the server's latest. */
  replied: readonly AnalyticsEvent[] | undefined
  bounced: readonly AnalyticsEvent[] | undefined
  /** Replies and bounces that this device has seen, also if they are no longer among the latest. */
  seen: readonly AnalyticsEvent[]
}

type Cell = string | number | SentCounts

export type ReportSection = {
  title: string
  source: string
  header: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? formatCount(cell) : sentInWords(cell)
}

const DAYS = 7
const range = dateFormat({ dateStyle: 'long' })

/** Start of the day six days ago. */
function startOfWeek(now: number): number {
  const start = new Date(now)
  start.setHours(0, 0, 0, 0)
  return start.setDate(start.getDate() - (DAYS - 1))
}

export const weekInWords = (now: number): string => range().formatRange(startOfWeek(now), now)

type WeekResults = {
  /** By name of the campaign; undefined if the events could not be read. */
  counts: ReadonlyMap<string, number> | undefined
  inWords: (count: number) => Cell
}

/** Numbers are "at least" if all of the server's latest events are of this week. */
function resultsOfWeek(
  type: ResultType,
  { [type]: latest, seen }: ReportData,
  now: number,
): WeekResults {
  if (!latest) return { counts: undefined, inWords: () => translate('not known') }
  const start = startOfWeek(now)
  const isInWeek = ({ timestamp = -Infinity }: AnalyticsEvent) => timestamp >= start
  const counts = countByCampaign(mergeEvents([latest, seen]).filter(isInWeek), type)
  const isAtLeast = isCut(latest) && latest.every(isInWeek)
  return {
    counts,
    inWords: (count) => (isAtLeast ? countInWords({ count, isAtLeast }) : count),
  }
}

/** One row per name: campaigns of one name share their events. */
function weekRows(data: ReportData, now: number): Cell[][] {
  const replied = resultsOfWeek('replied', data, now)
  const bounced = resultsOfWeek('bounced', data, now)
  const names = new Set([...(replied.counts?.keys() ?? []), ...(bounced.counts?.keys() ?? [])])
  const cellOf = ({ counts, inWords }: WeekResults, name: string) => inWords(counts?.get(name) ?? 0)
  const totalOf = ({ counts, inWords }: WeekResults) =>
    inWords([...(counts?.values() ?? [])].reduce((total, count) => total + count, 0))
  return [
    [translate('All campaigns'), totalOf(replied), totalOf(bounced)],
    ...[...names]
      .toSorted((a, b) => (replied.counts?.get(b) ?? 0) - (replied.counts?.get(a) ?? 0))
      .map((name) => [
        name === '' ? translate('Campaign not known') : labelOf(name, data.campaigns),
        cellOf(replied, name),
        cellOf(bounced, name),
      ]),
  ]
}

function labelOf(name: string, campaigns: ReportData['campaigns'] = []): string {
  const together = togetherText({ name }, countNamesakes(campaigns)({ name }))
  return together ? `${name}, ${together}` : name
}

/** Undefined if one of them is not known. */
const sum = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a + b

function sentRows({ campaigns }: ReportData): Cell[][] {
  if (!campaigns) return [[translate('not known'), '']]
  const rows = new Map<string, SentCounts>()
  for (const { name, sentEmails, totalLeads } of campaigns) {
    const before = rows.get(name.trim()) ?? { sentEmails: 0, totalLeads: 0 }
    rows.set(name.trim(), {
      sentEmails: sum(before.sentEmails, sentEmails),
      totalLeads: sum(before.totalLeads, totalLeads),
    })
  }
  return [...rows].flatMap(([name, counts]) =>
    counts.sentEmails === 0 ? [] : [[labelOf(name, campaigns), counts]],
  )
}

export function weekReport(data: ReportData, now: number): ReportSection[] {
  return [
    {
      title: translate('Last seven days'),
      source: translate(
        'Counted by the day of the event, from the latest 50 replies and 50 bounces and from those seen on this device.',
      ),
      header: [translate('Campaign'), ...resultTypes.map((type) => translate(resultLabels[type]))],
      rows: weekRows(data, now),
    },
    {
      title: translate('Campaigns'),
      source: translate('Sent of all recipients since the beginning, as the server counts them.'),
      header: [translate('Campaign'), translate('Leads completed')],
      rows: sentRows(data),
    },
  ]
}

/** The report for pasting: tables in a mail, lines with tabs in plain text and spreadsheets. */
export function toMail(title: string, sections: readonly ReportSection[]) {
  const cell = (tag: 'td' | 'th') => (text: string) => `<${tag}>${escapeHtml(text)}</${tag}>`
  const parts = sections.map(({ title: name, source, header, rows: cells }) => {
    const rows = cells.map((row) => row.map(cellText))
    const lines = [header.map(cell('th')), ...rows.map((row) => row.map(cell('td')))]
    const table = lines.map((line) => `<tr>${line.join('')}</tr>`).join('')
    return {
      html: `<h3>${escapeHtml(name)}</h3><p><em>${escapeHtml(source)}</em></p><table border="1" cellpadding="4" style="border-collapse: collapse">${table}</table>`,
      text: [[name], [source], header, ...rows].map((line) => line.join('\t')).join('\n'),
    }
  })
  return {
    html: `<h2>${escapeHtml(title)}</h2>${parts.map(({ html }) => html).join('')}`,
    text: [title, ...parts.map(({ text }) => text)].join('\n\n'),
  }
}
