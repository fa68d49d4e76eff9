import { Menu, Text } from '@chakra-ui/react'
import { useId } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import { CopyIcon, DeleteIcon, EditIcon, StartIcon } from '@/shared/ui/icons'
import { sending } from '../sending/app-sending'
import { useStart } from '../sending/launch/use-start'

const actions = [
  { action: 'edit', label: msg('Edit Campaign'), icon: EditIcon },
  { action: 'duplicate', label: msg('Duplicate'), icon: CopyIcon },
  { action: 'delete', label: msg('Delete'), icon: DeleteIcon },
] as const

export type CampaignAction = (typeof actions)[number]['action']

type Props = {
  campaign: Campaign
  button: HTMLElement
  /** Opened by keyboard: Edit is highlighted, never an item that sends or deletes. */
  isByKey: boolean
  onAction: (action: CampaignAction, campaign: Campaign) => void
  onClose: () => void
}

/** One menu for the whole table; it opens at the button of the row. */
export function CampaignMenu(props: Props) {
  const t = useTranslation()
  const { campaign, button, isByKey, onAction, onClose } = props
  const isSending = useStore(
    sending.jobs,
    () => sending.jobOf(campaign.id)?.stage.name === 'sending',
  )
  const sendingId = useId()
  return (
    <AnchoredMenu
      button={button}
      label={t('Actions for {name}', { name: campaign.name })}
      minWidth="12rem"
      highlighted={isByKey ? 'edit' : undefined}
      onClose={onClose}
    >
      {(choose) => (
        <>
          {campaign.status === 'draft' && <StartItem campaign={campaign} onStart={choose} />}
          {actions.map(({ action, label, icon: Icon }) => {
            // Neither deleted nor copied until the server has answered.
            const mustWait = isSending && action !== 'edit'
            return (
              <Menu.Item
                key={action}
                value={action}
                // `onSelect` of the menu does not fire in the first moments after opening.
                disabled={mustWait}
                aria-describedby={mustWait ? sendingId : undefined}
                onClick={mustWait ? undefined : () => choose(() => onAction(action, campaign))}
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
  /** Closes the menu before starting. */
  onStart: (start: () => void) => void
}

function StartItem({ campaign, onStart }: StartProps) {
  const { label, canPress, text, start } = useStart(campaign)
  const textId = useId()
  return (
    <>
      <Menu.Item
        value="start"
        disabled={!canPress}
        aria-describedby={textId}
        onClick={canPress ? () => onStart(start) : undefined}
      >
        <StartIcon size={16} />
        {label}
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
        {text}
      </Text>
    </>
  )
}
