import type { Campaign } from '@/entities/campaign/campaign'
import { type AnalyticsEvent, eventsOfCampaign } from '@/entities/event/event'
import { MAX_EVENTS } from '@/entities/event/event-queries'
import { contactsIn, type List } from '@/entities/list/list-queries'
import { translate } from '@/shared/i18n/translate'
import { toCsv } from '@/shared/lib/csv/csv-write'
import { formatCount } from '@/shared/lib/values/format-count'
import type { Stats } from './analytics-queries'
import { formatRate } from './format-rate'

const WEEK_MS = 7 * 24 * 60 * 60_000

/** Each is undefined if it could not be read. */
export type ReportData = {
  stats: Stats | undefined
  campaigns: readonly Campaign[] | undefined
  lists: readonly List[] | undefined
  replied: readonly AnalyticsEvent[] | undefined
  bounced: readonly AnalyticsEvent[] | undefined
}

type Cell = string | number | { sent: number; total: number }

export type ReportSection = {
  title: string
  source: string
  header: readonly string[]
  rows: readonly (readonly Cell[])[]
}

export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? formatCount(cell) : `${cell.sent}/${cell.total}`
}

/** Numbers without separators; "11 of 12", because spreadsheets take 11/12 for a date. */
function csvCell(cell: Cell): string {
  if (typeof cell === 'string') return cell
  return typeof cell === 'number'
    ? String(cell)
    : translate('{sentEmails} of {totalLeads}', { sentEmails: cell.sent, totalLeads: cell.total })
}

/** Number of events in the last week; "at least" if all loaded events are from that week. */
function inWeek(events: readonly AnalyticsEvent[] | undefined, now: number): Cell {
  if (!events) return translate('not known')
  const own = events.filter(({ timestamp = -Infinity }) => timestamp > now - WEEK_MS)
  const { length } = own
  return length >= MAX_EVENTS ? translate('at least {text}', { text: formatCount(length) }) : length
}

const countFor = (events: readonly AnalyticsEvent[] | undefined, name: string): Cell =>
  events ? eventsOfCampaign(events, name).length : translate('not known')

export function weekReport(data: ReportData, now: number): ReportSection[] {
  const { stats, campaigns, lists, replied, bounced } = data
  const unknown = translate('not known')
  const figure = [translate('Figure'), translate('Value')]
  return [
    {
      title: translate('All e-mails'),
      source: translate('As the server counts them, since the beginning.'),
      header: figure,
      rows: [
        [translate('Total Sent'), stats?.totalSent ?? unknown],
        [translate('Open Rate'), stats ? formatRate(stats.openRate) : unknown],
        [translate('Reply Rate'), stats ? formatRate(stats.replyRate) : unknown],
        [translate('Conversion Rate'), stats ? formatRate(stats.conversionRate) : unknown],
      ],
    },
    {
      title: translate('Last seven days'),
      source: translate('Counted from the latest 50 replies and the latest 50 bounces.'),
      header: figure,
      rows: [
        [translate('Known replies'), inWeek(replied, now)],
        [translate('Known bounces'), inWeek(bounced, now)],
      ],
    },
    {
      title: translate('Campaigns'),
      source: translate(
        'Sent of all recipients as the server counts them; replies and bounces among the latest 50 of all campaigns.',
      ),
      header: [
        translate('Campaign'),
        translate('Leads completed'),
        translate('Known replies'),
        translate('Known bounces'),
      ],
      rows: campaigns
        ?.filter(({ sentEmails }) => sentEmails > 0)
        .map(({ name, sentEmails, totalLeads }) => [
          name,
          { sent: sentEmails, total: totalLeads },
          countFor(replied, name),
          countFor(bounced, name),
        ]) ?? [[unknown, '', '', '']],
    },
    {
      title: translate('Lists and contacts'),
      source: translate('As they are now: the server does not say when they were added.'),
      header: figure,
      rows: [
        [translate('Total Lists'), lists?.length ?? unknown],
        [translate('Contacts in lists'), (lists && contactsIn(lists)) ?? unknown],
      ],
    },
  ]
}

/** Escapes `|` and removes line breaks, which would end the cell or row. */
const markdownCell = (cell: Cell) =>
  cellText(cell).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim()
const line = (cells: readonly Cell[]) => `| ${cells.map(markdownCell).join(' | ')} |`

export function toMarkdown(title: string, sections: readonly ReportSection[]): string {
  const parts = sections.map(({ title: name, source, header, rows }) =>
    [
      `## ${name}`,
      '',
      `_${source}_`,
      '',
      line(header),
      line(header.map(() => '---')),
      ...rows.map(line),
      '',
    ].join('\n'),
  )
  return [`# ${title}`, '', ...parts].join('\n')
}

export const reportCsv = (sections: readonly ReportSection[]): string =>
  toCsv(
    sections.flatMap(({ title, source, header, rows }) => [
      [title, source],
      header,
      ...rows.map((cells) => cells.map(csvCell)),
      [],
    ]),
  )
