import { Box, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { freeName } from '@/shared/lib/values/free-name'
import { visibleText } from '@/shared/lib/values/visible-text'
import { Button } from '@/shared/ui/button'
import { UserTextInSentence } from '@/shared/ui/user-text'
import { Trans } from '@/shared/i18n/trans'

type Props = { name: string; onChange: (name: string) => void }

/** Events have the name of their campaign only, so a second campaign of the name shares them. */
export function NameTaken({ name, onChange }: Props) {
  const t = useTranslation()
  // Only of campaigns that were read anyway.
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const names = campaigns.map((campaign) => campaign.name)
  const free = freeName(name, names)
  if (visibleText(name) === '' || free === name) return null
  return (
    <Flex wrap="wrap" align="center" columnGap="2" minW="0" color="fg.muted" textStyle="sm">
      <Text>{t('A campaign has this name already. Replies are counted for both.')}</Text>
      <Button size="xs" variant="outline" maxW="full" onClick={() => onChange(free)}>
        <Box as="span" truncate>
          <Trans message="Use “{name}”" values={{ name: <UserTextInSentence text={free} /> }} />
        </Box>
      </Button>
    </Flex>
  )
}
