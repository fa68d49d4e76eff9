import { Menu, Portal } from '@chakra-ui/react'
import type { Campaign } from '@/entities/campaign/campaign'
import { CopyIcon, DeleteIcon, EditIcon, StartIcon } from '@/shared/ui/icons'

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
  onAction: (action: CampaignAction, campaign: Campaign) => void
  onClose: () => void
}

/** One menu for the whole table: it opens at the button of its row. */
export function CampaignMenu({ campaign, button, onAction, onClose }: Props) {
  const offered = everyAction.filter((action) => action !== 'start' || campaign.status === 'draft')

  const handleOpenChange = ({ open }: { open: boolean }) => {
    if (open) return
    onClose()
    button.focus()
  }

  return (
    <Menu.Root
      open
      onOpenChange={handleOpenChange}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={`Actions for ${campaign.name}`} minWidth="12rem">
            {offered.map((action) => {
              const { label, icon: Icon } = actions[action]
              return (
                <Menu.Item
                  key={action}
                  value={action}
                  color={action === 'delete' ? 'fg.error' : undefined}
                  onSelect={() => onAction(action, campaign)}
                >
                  <Icon size={16} />
                  {label}
                </Menu.Item>
              )
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
