import { Badge, chakra, Heading, Link, List, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useId, useLayoutEffect, useRef } from 'react'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import {
  type Campaign,
  type CampaignStep,
  sentInWords,
  statusLabel,
  statusPalette,
} from '@/entities/campaign/campaign'
import { CampaignEvents } from '@/entities/event/ui/known-events'
import { countNamesakes, togetherText } from '@/entities/campaign/results'
import { listsQuery } from '@/entities/list/list-queries'
import { listState } from '@/entities/list/list-state'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/keyboard/first-click'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { EditIcon, StartIcon } from '@/shared/ui/icons'
import { Fact, Facts, Panel } from '@/shared/ui/panel/panel'
import { UserText } from '@/shared/ui/user-text'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { useStart } from '../sending/launch/use-start'
import { exactTimeOf } from './campaign-display'
import { sendersOf } from './find-campaigns'
import { dateText, sendingDays } from '@/entities/campaign/model/sequence'
import { MailFrame } from '@/entities/campaign/mail/mail-frame'

type Props = {
  campaignId: string
  onEdit: (campaign: Campaign) => void
  onRehearse: (campaign: Campaign) => void
  onClose: () => void
}

export function CampaignDetails({ campaignId, onEdit, onRehearse, onClose }: Props) {
  const t = useTranslation()
  const { data: campaigns } = useQuery(campaignsQuery)
  const campaign = campaigns?.find(({ id }) => id === campaignId)

  return (
    <Panel
      id={campaignId}
      title={campaign?.name || t('Campaign')}
      actions={campaign && <Actions {...{ campaign, onEdit, onRehearse }} />}
      onClose={onClose}
    >
      {campaigns && !campaign && (
        <EmptyState
          title={t('This campaign does not exist, or was deleted')}
          action={
            <Button variant="outline" onClick={onClose}>
              {t('Back to the list')}
            </Button>
          }
        />
      )}
      {campaign && (
        <Details
          campaign={campaign}
          together={togetherText(campaign, countNamesakes(campaigns ?? [])(campaign))}
        />
      )}
    </Panel>
  )
}

type ActionsProps = Pick<Props, 'onEdit' | 'onRehearse'> & { campaign: Campaign }

function Actions({ campaign, onEdit, onRehearse }: ActionsProps) {
  const t = useTranslation()
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('Edit Campaign')}
        onClick={() => onEdit(campaign)}
      >
        <EditIcon />
        {t('Edit')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onRehearse(campaign)}>
        {t('Rehearse')}
      </Button>
      {campaign.status === 'draft' && <StartButton key={campaign.id} campaign={campaign} />}
    </>
  )
}

function StartButton({ campaign }: { campaign: Campaign }) {
  const t = useTranslation()
  const { label, isStarting, canPress, text, findings, start } = useStart(campaign)
  const textId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = buttonRef.current
    return () => {
      // A started campaign has no such button.
      if (button?.matches(':focus')) button.closest<HTMLElement>('[role=dialog]')?.focus()
    }
  }, [])
  return (
    <>
      <Button
        ref={buttonRef}
        size="sm"
        aria-label={label}
        disabled={!canPress && !isStarting}
        isPending={isStarting}
        aria-describedby={textId}
        onClick={onFirstClick(start)}
      >
        <StartIcon />
        {isStarting ? label : t('Start')}
      </Button>
      <Text id={textId} order="1" flexBasis="full" color="fg.muted" textStyle="xs">
        {text}
      </Text>
      {findings.length > 0 && (
        <chakra.details order="1" flexBasis="full" textStyle="xs">
          <chakra.summary cursor="pointer" color="fg.warning" fontWeight="medium">
            {t('To check')}
          </chakra.summary>
          <List.Root ps="5" mt="1" overflowWrap="anywhere">
            {findings.map((finding) => (
              <List.Item key={`${finding.stepId} ${finding.text}`}>{finding.text}</List.Item>
            ))}
          </List.Root>
        </chakra.details>
      )}
    </>
  )
}

function Details({ campaign, together }: { campaign: Campaign; together: string }) {
  const t = useTranslation()
  const days = sendingDays(campaign.steps)
  return (
    <Stack gap="6">
      <Facts>
        <Fact label={t('Lead list')}>
          <ListName campaign={campaign} />
        </Fact>
        <Fact label={t('Sender')}>
          <UserText text={sendersOf(campaign).join(', ') || t('No sender chosen')} />
        </Fact>
        <Fact label={t('Created')}>{exactTimeOf(campaign)}</Fact>
        <Fact label={t('Status')}>
          <Badge colorPalette={statusPalette(campaign.status)}>
            {statusLabel(campaign.status)}
          </Badge>
        </Fact>
        <Fact label={t(msg('Sent', 'number of mails'))}>{sentInWords(campaign, 'of')}</Fact>
        {campaign.steps.length > 0 && (
          <Fact label={t('If it started today')}>
            <span title={t('Estimated sending days for a contact who starts today')}>
              {days.map((day) => dateText(day)).join(' · ')}
            </span>
          </Fact>
        )}
      </Facts>
      {campaign.name && <CampaignEvents campaign={campaign.name} note={together} />}
      {campaign.description && <Text overflowWrap="anywhere">{campaign.description}</Text>}
      {campaign.steps.length === 0 && (
        <Text color="fg.muted">
          {campaign.lacksSteps
            ? t('The steps of the campaign are not known.')
            : t('This campaign has no steps.')}
        </Text>
      )}
      {campaign.steps.map((step, index) => (
        <Step key={step.id} step={step} position={index + 1} day={days[index] ?? 1} />
      ))}
    </Stack>
  )
}

function ListName({ campaign }: { campaign: Campaign }) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const list = listState(lists.data, campaign.listId)
  if (list === 'unknown' && lists.isError && !lists.isFetching) {
    return (
      <UnknownNote
        texts={[t('Not known: the lists could not be read.')]}
        onRetry={() => void lists.refetch()}
      />
    )
  }
  if (typeof list === 'object') {
    return (
      <Link asChild minHeight="6">
        <RouterLink to="/lists" search={{ contacts: list.id }}>
          <UserText text={list.name} />
        </RouterLink>
      </Link>
    )
  }
  const words = {
    none: t('No list'),
    missing: t('Not among your lists'),
    unknown: t('Loading...'),
  }
  // An element, because a page translator may have wrapped its text.
  return <span>{words[list]}</span>
}

type StepProps = {
  step: CampaignStep
  position: number
  day: number
}

function Step({ step, position, day }: StepProps) {
  const t = useTranslation()
  const { subject, sender, cc, delay, content } = step
  return (
    <Stack as="section" gap="2" borderTopWidth="1px" pt="4">
      <Text color="fg.muted" textStyle="sm">
        {position === 1
          ? t('Day {day} · Send immediately', { day })
          : t('Day {day} · Wait for {delay} day(s)', { day, delay })}
      </Text>
      <Heading as="h3" size="sm" overflowWrap="anywhere">
        {subject || t('No subject')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
        {sender ? t('From {sender}', { sender }) : t('No sender chosen')}
        {cc && ` · ${t('Cc {cc}', { cc })}`}
      </Text>
      {content.trim() === '' ? (
        <Text color="fg.muted">{t('This step has no text.')}</Text>
      ) : (
        <MailFrame
          title={t('Text of step {position}', { position })}
          html={content}
          maxHeight="480px"
          borderWidth="1px"
          borderRadius="l2"
        />
      )}
    </Stack>
  )
}
