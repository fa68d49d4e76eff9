import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { UserTextInSentence } from '@/shared/ui/user-text'
import { Trans } from '@/shared/i18n/trans'
import { freeName } from './free-name'

type Props = { name: string; onChange: (name: string) => void }

/** Events have the name of their campaign only, so a second campaign of the name shares them. */
export function NameTaken({ name, onChange }: Props) {
  const t = useTranslation()
  // Only of campaigns that were read anyway.
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const names = campaigns.map((campaign) => campaign.name)
  const wanted = visibleText(name)
  if (wanted === '' || !names.some((taken) => visibleText(taken) === wanted)) return null
  const free = freeName(name, names)
  return (
    <Flex wrap="wrap" align="center" columnGap="2" color="fg.muted" textStyle="sm">
      <Text>{t('A campaign has this name already. Replies are counted for both.')}</Text>
      <Button size="xs" variant="outline" onClick={() => onChange(free)}>
        <span>
          <Trans message="Use “{name}”" values={{ name: <UserTextInSentence text={free} /> }} />
        </span>
      </Button>
    </Flex>
  )
}
