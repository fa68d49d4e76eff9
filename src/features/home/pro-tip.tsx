import { Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '@/shared/i18n/translate'
import { TipIcon } from '@/shared/ui/icons'
import { HomeCard } from './home-card'
import { LinkButton } from './link-button'

export function ProTip() {
  const t = useTranslation()

  return (
    <HomeCard title={t('Pro Tip')} icon={<TipIcon size={20} />}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="4">
        <Text flex="1 1 20rem" color="fg.muted">
          {t(
            'Start by searching for leads, organize them into lists, then create targeted campaigns for better results.',
          )}
        </Text>
        <LinkButton to="/search" keys="s">
          {t('Start Lead Search')}
        </LinkButton>
      </Flex>
    </HomeCard>
  )
}
