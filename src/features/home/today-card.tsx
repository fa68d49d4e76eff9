import { Text } from '@chakra-ui/react'
import { useNow } from '@/shared/lib/use-now'
import { TodayIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LinkButton } from './link-button'

const weekdays = new Intl.DateTimeFormat('en', { weekday: 'long' })

export function TodayCard() {
  const now = useNow()

  return (
    <HomeCard title="Planned for Today" icon={<TodayIcon size={20} />}>
      <Text color="fg.muted">{`No tasks scheduled for ${weekdays.format(now)}`}</Text>
      <LinkButton to="/campaigns" variant="outline">
        Schedule Campaign
      </LinkButton>
    </HomeCard>
  )
}
