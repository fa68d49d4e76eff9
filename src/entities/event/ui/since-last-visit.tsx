import { Box, Flex, Link } from '@chakra-ui/react'
import { Link as RouterLink } from '@tanstack/react-router'
import { perLocale } from '@/shared/i18n/active-language'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { shortTime } from '@/shared/i18n/short-time'
import { useKnownEvents } from '../event-queries'
import { type NewEvents, newEvents, useVisits, watchedTypes } from '../seen-events'

type Props = {
  /** Of the campaign of an event; undefined for all. */
  isShown?: ((campaign: string | undefined) => boolean) | 'unknown' | undefined
  search?: { mine?: 'yes' | undefined }
}

/**
 * Number of new replies and bounces; nothing on the first visit, and until events are loaded. Reads
 * the types that it counts.
 */
export function SinceLastVisit({ isShown, search }: Props) {
  const t = useTranslation()
  const { visits, reads, hasRead } = useVisits()
  const lastAt = hasRead ? visits.lastAt : undefined
  const { isPending } = useKnownEvents(watchedTypes, {
    isEnabled: lastAt !== undefined,
  })
  if (lastAt === undefined || isPending || isShown === 'unknown') return null
  const time = timeInWords(lastAt)
  const news = newEvents(visits, reads, isShown)
  if (news.length === 0) return <Box>{t('Since {time}: nothing new', { time })}</Box>
  return (
    <Flex wrap="wrap" align="center" columnGap="1.5">
      {t('Since {time}:', { time })}
      {news.map((one) => (
        <Link asChild key={one.type} minHeight="6">
          <RouterLink to="/analytics" search={{ type: one.type, ...search }}>
            {newsText(one, t)}
          </RouterLink>
        </Link>
      ))}
    </Flex>
  )
}

function newsText({ type, count, isAtLeast }: NewEvents, t: Translate): string {
  const text =
    type === 'replied'
      ? t('{count, plural, one {1 new reply} other {{count} new replies}}', { count })
      : t('{count, plural, one {1 new bounce} other {{count} new bounces}}', { count })
  return isAtLeast ? t('at least {text}', { text }) : text
}

const relativeDays = perLocale((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
const clock = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
const weekday = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }),
)

/** "yesterday 17:40", "Thursday 17:40"; only the time for today, and a date after six days. */
function timeInWords(at: number): string {
  const midnight = new Date()
  midnight.setHours(0, 0, 0, 0)
  const dayOf = (days: number) => new Date(midnight).setDate(midnight.getDate() - days)
  if (at >= midnight.getTime() || at < dayOf(6)) return shortTime(at)
  if (at < dayOf(1)) return weekday().format(at)
  return `${relativeDays().format(-1, 'day')} ${clock().format(at)}`
}
