import { Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { freeName } from '@/shared/lib/values/free-name'
import { visibleText } from '@/shared/lib/values/visible-text'

/** Events have the name of their campaign only, so a second campaign of the name shares them. */
export function NameTaken({ name }: { name: string }) {
  const t = useTranslation()
  // Only of campaigns that were read anyway.
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const names = campaigns.map((campaign) => campaign.name)
  if (visibleText(name) === '' || freeName(name, names) === name) return null
  return (
    <Text color="fg.muted" textStyle="sm">
      {t('A campaign has this name already. Replies are counted for both.')}
    </Text>
  )
}
