import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { instant, optionalText } from '@/shared/api/answer'
import { readNow } from '@/shared/api/read-now'
import { dateFormat } from '@/shared/i18n/active-language'
import { translate } from '@/shared/i18n/translate'
import {
  type HandOverPart,
  readEntries,
  updateIfStored,
} from '@/shared/lib/hand-over/hand-over-part'
import { markdownTable } from '@/shared/lib/values/markdown'
import { doneBy, type DoneMark, doneMarks, withMarks } from './done-marks'
import { type AnalyticsEvent, eventKey } from './event'
import { eventsQuery, MAX_EVENTS } from './event-queries'

const replyReader = z.object({
  key: z.string().check(z.minLength(1)),
  name: optionalText,
  email: optionalText,
  campaign: optionalText,
  at: instant,
  /** Undefined for an open reply. */
  done: z.optional(z.object({ at: z.number(), by: z.string() })),
  /** When the reply was handed over as open; missing in files of earlier versions. */
  openAt: z.optional(z.number()),
})

type Reply = z.output<typeof replyReader>

const nameOf = ({ name, email }: Reply) => name ?? email ?? translate('Unknown')

const times = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const timeOf = ({ at }: Reply) => (at === undefined ? '' : times().format(at))
const stateOf = ({ done }: Reply) => (done ? doneBy(done) : translate('not done'))

/** Whether the file has a later state of the reply than the user. */
function isLater({ done, openAt = Infinity }: Reply, own: DoneMark | undefined): boolean {
  return done ? own === undefined : own !== undefined && own.at < openAt
}

/**
 * Hands over which replies are open, and which are done and by whom. The events themselves come
 * from the server; taking a reply over only changes its mark.
 */
export function repliesPart(
  user: { id: string; name: string; email: string },
  client: QueryClient,
): HandOverPart {
  const store = doneMarks(user.id)
  const ownMarks = () => new Map(store.get().map((mark) => [mark.key, mark]))
  return {
    kind: 'replies',
    label: () => translate('Replies'),
    place: { to: '/analytics', search: { type: 'replied' } },
    read: async () => {
      const latest = await readNow(client, eventsQuery('replied'), { isQuiet: true })
      const marks = ownMarks()
      const toReply = (event: AnalyticsEvent): Reply => {
        const mark = marks.get(eventKey(event))
        return {
          key: eventKey(event),
          name: event.contactName,
          email: event.contactEmail,
          campaign: event.payload.campaign,
          at: event.timestamp,
          ...(mark
            ? { done: { at: mark.at, by: mark.by ?? (user.name || user.email) } }
            : { openAt: Date.now() }),
        }
      }
      const replies = latest.filter(({ eventType }) => eventType === 'replied').map(toReply)
      const done = replies.filter((reply) => reply.done).length
      const open = replies.length - done
      return {
        count: replies.length,
        countInWords:
          latest.length >= MAX_EVENTS
            ? translate('{open} open, {done} done, of the latest {most}', {
                open,
                done,
                most: MAX_EVENTS,
              })
            : translate('{open} open, {done} done', { open, done }),
        toEntries: async () => replies,
        toMarkdown: () =>
          markdownTable(
            [
              translate('Name'),
              translate('Email'),
              translate('Campaign'),
              translate('Time'),
              translate('Status'),
            ],
            replies.map((reply) => {
              const { email = '', campaign = '' } = reply
              return [nameOf(reply), email, campaign, timeOf(reply), stateOf(reply)]
            }),
          ),
      }
    },
    compare: async (entries) => {
      const replies = readEntries(replyReader, entries)
      const marks = ownMarks()
      const later = replies.filter((reply) => isLater(reply, marks.get(reply.key)))
      return {
        items: replies.map((reply) => ({
          name: nameOf(reply),
          about: [reply.email, reply.campaign, timeOf(reply), stateOf(reply)]
            .filter(Boolean)
            .join(' · '),
          link: {
            to: '/analytics',
            search: { type: 'replied', find: reply.email ?? reply.name },
          },
          isNew: later.includes(reply),
        })),
        take: async () => {
          const keys = later.map(({ key }) => key)
          const next = later.flatMap(({ key, done }) => (done ? [{ key, ...done }] : []))
          return updateIfStored(store, (all) => withMarks(all, keys, next)) ? later.length : 0
        },
      }
    },
    countsInWords: (changed, same) =>
      changed === 0
        ? translate('{same, plural, one {# is} other {# are}} the same for you already', { same })
        : translate(
            '{changed, plural, one {# changes} other {# change}} for you, {same} the same already',
            { changed, same },
          ),
  }
}
