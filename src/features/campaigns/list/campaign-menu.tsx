import { Menu } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import type { Campaign } from '@/entities/campaign/campaign'
import { CopyIcon, DeleteIcon, EditIcon, StartIcon } from '@/shared/ui/icons'
import { Layer } from '@/shared/ui/layer'

const actions = {
  start: { label: 'Start Campaign', icon: StartIcon },
  edit: { label: 'Edit Campaign', icon: EditIcon },
  duplicate: { label: 'Duplicate', icon: CopyIcon },
  delete: { label: 'Delete', icon: DeleteIcon },
}

export type CampaignAction = keyof typeof actions
const everyAction: readonly CampaignAction[] = ['start', 'edit', 'duplicate', 'delete']

type Props = {
  campaign: Campaign
  /** The button that opened it. */
  button: HTMLElement
  /** Opened by a key: the first action is highlighted, as in every menu. */
  isByKey: boolean
  onAction: (action: CampaignAction, campaign: Campaign) => void
  onClose: () => void
}

/** One menu for the whole table: it opens at the button of its row. */
export function CampaignMenu({ campaign, button, isByKey, onAction, onClose }: Props) {
  const offered = everyAction.filter((action) => action !== 'start' || campaign.status === 'draft')

  const handleClose = () => {
    onClose()
    button.focus()
  }
  const handleAction = (action: CampaignAction) => {
    // A dialog that opens above the menu would be dismissed together with it.
    flushSync(handleClose)
    onAction(action, campaign)
  }

  return (
    <Menu.Root
      open
      defaultHighlightedValue={isByKey ? offered[0] : undefined}
      onOpenChange={({ open }) => !open && handleClose()}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button }}
    >
      <Layer>
        <Menu.Positioner>
          <Menu.Content aria-label={`Actions for ${campaign.name}`} minWidth="12rem">
            {offered.map((action) => {
              const { label, icon: Icon } = actions[action]
              return (
                <Menu.Item
                  key={action}
                  value={action}
                  // Not the menu's onSelect: it says nothing in the first moments after opening.
                  onClick={() => handleAction(action)}
                  color={action === 'delete' ? 'fg.error' : undefined}
                >
                  <Icon size={16} />
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Layer>
    </Menu.Root>
  )
}
