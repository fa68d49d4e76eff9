import {
  Badge,
  Button,
  chakra,
  CloseButton,
  Drawer,
  Heading,
  Portal,
  Stack,
  Text,
} from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Campaign, CampaignStep } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { EmptyState } from '@/shared/ui/empty-state'
import { Loading } from '@/shared/ui/loading'
import { UserText } from '@/shared/ui/user-text'
import { exactTimeOf, statusLabel } from '../list/campaign-display'
import { SendingCalendar } from '../schedule/sending-calendar-table'
import { sendingDays } from '../sequence/sequence'
import { MailBody } from '../mail/mail-body'
import { RemotePicturesSwitch } from '../mail/remote-pictures-switch'
import { areRemotePicturesShown, keepRemotePictures } from '../mail/remote-pictures'

type Props = { campaignId: string; onClose: () => void }

export function CampaignDetails({ campaignId, onClose }: Props) {
  const campaigns = useQuery(campaignsQuery)
  const campaign = campaigns.data?.find(({ id }) => id === campaignId)

  return (
    <Drawer.Root
      open
      size="md"
      onOpenChange={({ open }) => !open && onClose()}
      // A frame that loads counts as a focus outside the drawer.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header pe="14">
              <Drawer.Title minW="0" overflowWrap="anywhere">
                {campaign?.name ?? 'Campaign'}
              </Drawer.Title>
            </Drawer.Header>
            <Drawer.Body tabIndex={0}>
              {campaigns.isPending && <Loading label="Loading the campaign..." />}
              {!campaign && !campaigns.isPending && (
                <EmptyState
                  title="This campaign does not exist, or was deleted"
                  action={
                    <Button variant="outline" onClick={onClose}>
                      Back to the list
                    </Button>
                  }
                />
              )}
              {campaign && <Details campaign={campaign} />}
            </Drawer.Body>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="sm" aria-label="Close details" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

function Details({ campaign }: { campaign: Campaign }) {
  const days = sendingDays(campaign.steps)
  const [hasPictures, setHasPictures] = useState(areRemotePicturesShown)

  const handlePictures = (isShown: boolean) => {
    keepRemotePictures(isShown)
    setHasPictures(isShown)
  }
  return (
    <Stack gap="6">
      <chakra.dl display="grid" gridTemplateColumns="6rem minmax(0, 1fr)" gap="2">
        <Fact label="Status">
          <Badge>{statusLabel(campaign.status)}</Badge>
        </Fact>
        <Fact label="Lead list">
          <ListName campaign={campaign} />
        </Fact>
        <Fact label="Sent">{`${campaign.sentEmails} of ${campaign.totalLeads}`}</Fact>
        <Fact label="Created">{exactTimeOf(campaign)}</Fact>
      </chakra.dl>
      {campaign.description && <Text overflowWrap="anywhere">{campaign.description}</Text>}
      {campaign.steps.length === 0 ? (
        <Text color="fg.muted">This campaign has no steps.</Text>
      ) : (
        <>
          <SendingCalendar steps={campaign.steps} />
          <RemotePicturesSwitch isOn={hasPictures} onChange={handlePictures} />
        </>
      )}
      {campaign.steps.map((step, index) => (
        <Step
          key={step.id}
          step={step}
          position={index + 1}
          day={days[index] ?? 1}
          hasRemotePictures={hasPictures}
        />
      ))}
    </Stack>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd minW="0">{children}</chakra.dd>
    </>
  )
}

function ListName({ campaign }: { campaign: Campaign }) {
  const list = listState(useQuery(listsQuery).data, campaign.listId)
  if (typeof list === 'object') return <UserText text={list.name} />
  const words = { none: 'No list', deleted: 'List deleted', unknown: 'Loading...' }
  return <>{words[list]}</>
}

type StepProps = {
  step: CampaignStep
  position: number
  day: number
  hasRemotePictures: boolean
}

function Step({ step, position, day, hasRemotePictures }: StepProps) {
  const { subject, sender, cc, delay, content } = step
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" pt="4">
      <Text color="fg.muted" textStyle="sm">
        {position === 1 ? `Day ${day} · Send immediately` : `Day ${day} · Wait for ${delay} day(s)`}
      </Text>
      <Heading as="h3" size="sm" overflowWrap="anywhere">
        {subject || 'No subject'}
      </Heading>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {sender ? `From ${sender}` : 'No sender chosen'}
        {cc && ` · Cc ${cc}`}
      </Text>
      <MailBody
        // Each body has its own height.
        key={String(hasRemotePictures)}
        html={content}
        label={`Text of step ${position}`}
        hasRemotePictures={hasRemotePictures}
      />
    </Stack>
  )
}
