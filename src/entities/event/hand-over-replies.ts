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
import { doneEvents, withMarks } from './done-marks'
import { type AnalyticsEvent, eventKey } from './event'
import { eventsQuery, MAX_EVENTS } from './event-queries'

const replyReader = z.object({
  key: z.string().check(z.minLength(1)),
  name: optionalText,
  email: optionalText,
  campaign: optionalText,
  at: instant,
})

type Reply = z.output<typeof replyReader>

const toReply = (event: AnalyticsEvent): Reply => ({
  key: eventKey(event),
  name: event.contactName,
  email: event.contactEmail,
  campaign: event.payload.campaign,
  at: event.timestamp,
})

const nameOf = ({ name, email }: Reply) => name ?? email ?? translate('Unknown')

const times = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const timeOf = ({ at }: Reply) => (at === undefined ? '' : times().format(at))

/**
 * Hands over which replies are open. The events themselves come from the server; taking a reply
 * over only removes its done mark.
 */
export function repliesPart(userId: string, client: QueryClient): HandOverPart {
  const store = doneEvents(userId)
  return {
    kind: 'replies',
    label: () => translate('Open replies'),
    place: { to: '/analytics', search: { type: 'replied', done: 'hidden' } },
    read: async () => {
      const latest = await readNow(client, eventsQuery('replied'), { isQuiet: true })
      const done = new Set(store.get())
      const replies = latest
        .filter(({ eventType }) => eventType === 'replied')
        .map(toReply)
        .filter(({ key }) => !done.has(key))
      return {
        count: replies.length,
        countInWords:
          latest.length >= MAX_EVENTS
            ? translate('{count} of the latest {most}', { count: replies.length, most: MAX_EVENTS })
            : undefined,
        toEntries: async () => replies,
        toMarkdown: () =>
          markdownTable(
            [translate('Name'), translate('Email'), translate('Campaign'), translate('Time')],
            replies.map((reply) => {
              const { email = '', campaign = '' } = reply
              return [nameOf(reply), email, campaign, timeOf(reply)]
            }),
          ),
      }
    },
    compare: async (entries) => {
      const replies = readEntries(replyReader, entries)
      const done = new Set(store.get())
      const reopened = replies.map(({ key }) => key).filter((key) => done.has(key))
      return {
        items: replies.map((reply) => ({
          name: nameOf(reply),
          about: [reply.email, reply.campaign, timeOf(reply)].filter(Boolean).join(' · '),
          link: {
            to: '/analytics',
            search: { type: 'replied', find: reply.email ?? reply.name },
          },
          isNew: done.has(reply.key),
        })),
        take: async () =>
          updateIfStored(store, (all) => withMarks(all, reopened, false)) ? reopened.length : 0,
      }
    },
    countsInWords: (done, open) =>
      done === 0
        ? translate('{open, plural, one {# is} other {# are}} open for you already', { open })
        : translate(
            '{done, plural, one {# is} other {# are}} done for you and will be open, {open} open already',
            { done, open },
          ),
  }
}
