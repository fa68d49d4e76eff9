import { Menu, Text } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { msg, type Translate, useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld } from '@/shared/lib/device/held-launches'
import { useStore } from '@/shared/lib/state/store'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import { ContactsIcon, CopyIcon, DeleteIcon, EditIcon, StartIcon } from '@/shared/ui/icons'
import type { CheckResult } from '@/entities/campaign/checks/check'
import { useCheck } from '@/entities/campaign/checks/check-store'
import { recipientsText } from '@/entities/campaign/checks/check-texts'
import { sending } from '../sending/app-sending'
import type { Checked } from '../sending/sending'

const actions = {
  audience: { label: msg('Recipients'), icon: ContactsIcon },
  edit: { label: msg('Edit Campaign'), icon: EditIcon },
  duplicate: { label: msg('Duplicate'), icon: CopyIcon },
  delete: { label: msg('Delete'), icon: DeleteIcon },
}

export type CampaignAction = keyof typeof actions
const further = ['edit', 'duplicate', 'delete'] as const
const furtherOfDraft = ['audience', ...further] as const

/** Whom it goes to, and how that is found out if it is not known yet. */
export type StartCheck = { summary: string; check?: (() => Promise<Checked>) | undefined }

type Props = {
  campaign: Campaign
  button: HTMLElement
  /** Whether a key opened it: then the first action is highlighted. */
  isByKey: boolean
  onAction: (action: CampaignAction, campaign: Campaign) => void
  onStart: (campaign: Campaign, checked: StartCheck) => void
  onClose: () => void
}

/** One menu for the whole table; it opens at the button of its row. */
export function CampaignMenu(props: Props) {
  const t = useTranslation()
  const { campaign, button, isByKey, onAction, onStart, onClose } = props
  const isDraft = campaign.status === 'draft'
  const isSending = useStore(
    sending.jobs,
    () => sending.jobOf(campaign.id)?.stage.name === 'sending',
  )
  const sendingId = useId()
  /** What is being sent is neither deleted nor copied before the answer. */
  const mustWait = (action: CampaignAction) =>
    isSending && (action === 'delete' || action === 'duplicate')

  return (
    <AnchoredMenu
      button={button}
      label={t('Actions for {name}', { name: campaign.name })}
      minWidth="12rem"
      highlighted={isByKey ? (isDraft ? 'start' : 'edit') : undefined}
      onClose={onClose}
    >
      {(choose) => (
        <>
          {isDraft && (
            <StartItem
              campaign={campaign}
              onStart={(checked) => choose(() => onStart(campaign, checked))}
            />
          )}
          {(isDraft ? furtherOfDraft : further).map((action) => {
            const { label, icon: Icon } = actions[action]
            return (
              <Menu.Item
                key={action}
                value={action}
                // The menu's onSelect does not fire in the first moments after opening.
                disabled={mustWait(action)}
                aria-describedby={mustWait(action) ? sendingId : undefined}
                onClick={
                  mustWait(action) ? undefined : () => choose(() => onAction(action, campaign))
                }
                color={action === 'delete' ? 'fg.error' : undefined}
              >
                <Icon size={16} />
                {t(label)}
              </Menu.Item>
            )
          })}
          {isSending && (
            <Text id={sendingId} role="presentation" px="2" textStyle="xs" color="fg.muted">
              {t('It is being sent. Please wait for the answer.')}
            </Text>
          )}
        </>
      )}
    </AnchoredMenu>
  )
}

type StartProps = {
  campaign: Campaign
  onStart: (checked: StartCheck) => void
}

/** Start sends mail at once, so its recipients are shown below it. */
function StartItem({ campaign, onStart }: StartProps) {
  const t = useTranslation()
  const check = useCheck(useMemo(() => [campaign], [campaign]))
  const isToBeHeld = useStore(areLaunchesHeld)
  const stage = useStore(sending.jobs, () => sending.jobOf(campaign.id)?.stage)
  const textId = useId()

  const { summary, whyNobody } = checkedOf(campaign, check, t)
  const canPress = whyNobody === undefined && stage === undefined
  const text =
    whyNobody ??
    (isToBeHeld
      ? t('Counts down, then sends: {summary}', { summary })
      : t('Sends at once: {summary}', { summary }))

  const { finish } = check
  const handleStart = () =>
    onStart({
      summary,
      check: finish && (async () => checkedOf(campaign, await finish(), t)),
    })

  return (
    <>
      <Menu.Item
        value="start"
        disabled={!canPress}
        aria-describedby={textId}
        onClick={canPress ? handleStart : undefined}
      >
        <StartIcon size={16} />
        {stage && stage.name !== 'held' ? t('Starting...') : t('Start Campaign')}
      </Menu.Item>
      <Text
        id={textId}
        role="presentation"
        px="2"
        pb="1.5"
        maxW="16rem"
        textStyle="xs"
        color="fg.muted"
      >
        {stage?.name === 'held' ? t('On hold: it is sent when the countdown ends.') : text}
      </Text>
    </>
  )
}

function checkedOf({ id }: Campaign, check: CheckResult, t: Translate): Checked {
  const reach = check.reach.get(id)
  const count = check.findings.length
  return {
    whyNobody: typeof reach === 'object' ? reach.whyNobody : undefined,
    summary: [
      recipientsText(check, t),
      count > 0 &&
        t('{count, plural, one {# thing to check} other {# things to check}}', { count }),
    ]
      .filter(Boolean)
      .join(' · '),
  }
}
