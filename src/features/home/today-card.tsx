import { Text } from '@chakra-ui/react'
import { perLocale } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/use-now'
import { TodayIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LinkButton } from './link-button'

const weekdays = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long' }))

export function TodayCard() {
  const t = useTranslation()
  const now = useNow()

  return (
    <HomeCard title={t('Planned for Today')} icon={<TodayIcon size={20} />}>
      <Text color="fg.muted">
        {t('No tasks scheduled for {weekday}', { weekday: weekdays().format(now) })}
      </Text>
      <LinkButton to="/campaigns" variant="outline">
        {t('Schedule Campaign')}
      </LinkButton>
    </HomeCard>
  )
}
