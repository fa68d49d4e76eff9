import { Box, Popover, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { CheckFinding } from '@/entities/campaign/checks/check'
import { FindingsList } from '@/entities/campaign/checks/findings-list'
import { useTranslation } from '@/shared/i18n/translate'
import { UserText } from '@/shared/ui/user-text'

type Props = {
  /** About the selection as a whole. */
  notes: readonly string[]
  findings: readonly CheckFinding[]
  campaigns: readonly Campaign[]
  /** Id of the button that opens it. */
  buttonId: string
  onOpen: (campaign: Campaign) => void
  onClose: () => void
}

export function LaunchFindings({ notes, findings, campaigns, buttonId, onOpen, onClose }: Props) {
  const t = useTranslation()
  const content = useRef<HTMLDivElement>(null)
  // Chakra focuses a popover that opens later, but not one that is open when it mounts.
  useEffect(() => {
    const box = content.current
    const first = box?.querySelector<HTMLElement>('li > button') ?? box?.querySelector('div')
    first?.focus({ preventScroll: true })
  }, [])

  const concerned = campaigns.filter(({ id }) => findings.some((one) => one.campaignId === id))
  return (
    <Popover.Root
      open
      ids={{ trigger: buttonId }}
      onOpenChange={({ open }) => !open && onClose()}
      onEscapeKeyDown={() => document.getElementById(buttonId)?.focus()}
      positioning={{ placement: 'top-start', strategy: 'fixed' }}
    >
      <Popover.Positioner>
        <Popover.Content
          ref={content}
          css={{ '--popover-size': '32rem', maxWidth: 'calc(100vw - 1rem)' }}
          aria-label={t('To check')}
        >
          <Popover.Body p="3" maxHeight="20rem" overflowY="auto" tabIndex={0}>
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
                    listId={campaign.listId}
                    onJump={() => {
                      onClose()
                      onOpen(campaign)
                    }}
                  />
                </div>
              ))}
            </Stack>
          </Popover.Body>
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  )
}
