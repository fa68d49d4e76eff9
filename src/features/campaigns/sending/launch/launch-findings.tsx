import { Box, Stack, Text } from '@chakra-ui/react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { CheckFinding } from '@/entities/campaign/checks/check'
import type { TokenName } from '@/entities/campaign/tokens/tokens'
import { FindingsList } from '@/entities/campaign/checks/findings-list'
import { useTranslation } from '@/shared/i18n/translate'
import { AnchoredPopover } from '@/shared/ui/anchored-popover'
import { UserText } from '@/shared/ui/user-text'

type Props = {
  /** About the selection as a whole. */
  notes: readonly string[]
  findings: readonly CheckFinding[]
  campaigns: readonly Campaign[]
  /** Id of the button that opens it. */
  buttonId: string
  onLacking: (token: TokenName) => void
  onOpen: (campaign: Campaign) => void
  onClose: () => void
}

export function LaunchFindings(props: Props) {
  const t = useTranslation()
  const { notes, findings, campaigns, buttonId, onLacking, onOpen, onClose } = props
  const concerned = campaigns.filter(({ id }) => findings.some((one) => one.campaignId === id))
  return (
    <AnchoredPopover
      buttonId={buttonId}
      label={t('To check')}
      width="32rem"
      placement="top-start"
      focus={['li > button', 'div']}
      body={{ maxHeight: '20rem', overflowY: 'auto', tabIndex: 0 }}
      onClose={onClose}
    >
      <Stack gap="3">
        {notes.length > 0 && (
          <Stack as="ul" gap="1" aria-label={t('All selected campaigns')} textStyle="sm">
            {notes.map((note) => (
              <Box
                as="li"
                key={note}
                listStyleType="none"
                overflowWrap="anywhere"
                _firstLetter={{ textTransform: 'uppercase' }}
              >
                {note}
              </Box>
            ))}
          </Stack>
        )}
        {concerned.map((campaign) => (
          <div key={campaign.id}>
            <Text as="div" fontWeight="medium">
              <UserText text={campaign.name} />
            </Text>
            <FindingsList
              label={t('To check in {name}', { name: campaign.name })}
              findings={findings.filter(({ campaignId }) => campaignId === campaign.id)}
              onLacking={(token) => {
                onClose()
                onLacking(token)
              }}
              onJump={() => {
                onClose()
                onOpen(campaign)
              }}
            />
          </div>
        ))}
      </Stack>
    </AnchoredPopover>
  )
}
