import { chakra, Stack, Text } from '@chakra-ui/react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'
import type { CheckFinding } from '@/entities/campaign/checks/check'
import { FindingsList } from '@/entities/campaign/checks/findings-list'

type Props = {
  findings: readonly CheckFinding[]
  campaigns: readonly Campaign[]
  onOpen: (campaign: Campaign) => void
}

export function LaunchFindings({ findings, campaigns, onOpen }: Props) {
  const t = useTranslation()

  if (findings.length === 0) return null
  const concerned = campaigns.filter(({ id }) => findings.some((one) => one.campaignId === id))
  return (
    <chakra.details minW="0" flex="1 1 10rem" order="1" css={{ '&[open]': { flexBasis: 'full' } }}>
      <chakra.summary cursor="pointer" color="fg.warning" textStyle="sm" fontWeight="medium">
        {findings.length === 1
          ? t('There is 1 thing to check before launching.')
          : t('There are {count} things to check before launching.', { count: findings.length })}
      </chakra.summary>
      <Stack
        gap="3"
        mt="2"
        maxH="11rem"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={t('To check')}
      >
        {concerned.map((campaign) => (
          <div key={campaign.id}>
            <Text as="div" fontWeight="medium">
              <UserText text={campaign.name} />
            </Text>
            <FindingsList
              label={t('To check in {name}', { name: campaign.name })}
              findings={findings.filter(({ campaignId }) => campaignId === campaign.id)}
              listId={campaign.listId}
              onJump={() => onOpen(campaign)}
            />
          </div>
        ))}
      </Stack>
    </chakra.details>
  )
}
