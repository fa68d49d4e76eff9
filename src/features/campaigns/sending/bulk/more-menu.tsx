import { Badge, Menu, Text } from '@chakra-ui/react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { useStore } from '@/shared/lib/state/store'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import type { BulkPlan } from './bulk-run'
import { commandText } from './bulk-texts'

type Props = {
  button: HTMLElement
  selected: readonly Campaign[]
  campaigns: readonly Campaign[]
  isRunning: boolean
  onChoose: (plan: BulkPlan, isForAll: boolean) => void
  onClose: () => void
}

const kinds: BulkKind[] = ['pause', 'resume', 'duplicate', 'delete']

function concernedBy(kind: BulkKind, campaigns: readonly Campaign[]): readonly Campaign[] {
  if (kind === 'pause') return campaigns.filter(({ status }) => status === 'active')
  if (kind === 'resume') return campaigns.filter(({ status }) => status === 'paused')
  return campaigns
}

export function MoreMenu({ button, selected, campaigns, isRunning, onChoose, onClose }: Props) {
  const t = useTranslation()
  const isHoldOn = useStore(areLaunchesHeld)
  const active = concernedBy('pause', campaigns)

  return (
    <AnchoredMenu button={button} label={t('More actions')} minWidth="14rem" onClose={onClose}>
      {(choose) => (
        <>
          {isRunning && (
            <Text role="presentation" px="2" py="1" textStyle="xs" color="fg.muted">
              {t('One change at a time: please wait for the one that runs.')}
            </Text>
          )}
          {selected.length > 0 && (
            <Menu.ItemGroup aria-label={t('Selected campaigns')}>
              {kinds.map((kind) => {
                const chosen = concernedBy(kind, selected)
                const isOff = isRunning || chosen.length === 0
                return (
                  <Menu.Item
                    key={kind}
                    value={kind}
                    disabled={isOff}
                    color={kind === 'delete' ? 'fg.error' : undefined}
                    onClick={
                      isOff
                        ? undefined
                        : () => choose(() => onChoose({ kind, campaigns: chosen }, false))
                    }
                  >
                    {commandText(kind, chosen.length)}
                  </Menu.Item>
                )
              })}
            </Menu.ItemGroup>
          )}
          {selected.length > 0 && <Menu.Separator />}
          <Menu.Item
            value="pause-all"
            disabled={isRunning || active.length === 0}
            onClick={
              isRunning || active.length === 0
                ? undefined
                : () => choose(() => onChoose({ kind: 'pause', campaigns: active }, true))
            }
          >
            {t('Pause all active campaigns')}
            {active.length === 0 && (
              <Badge size="xs" ms="auto">
                {t('None is active')}
              </Badge>
            )}
          </Menu.Item>
          <Menu.Separator />
          <Menu.CheckboxItem
            value="hold"
            checked={isHoldOn}
            onCheckedChange={setLaunchesHeld}
            closeOnSelect={false}
          >
            {t('Hold launches for 10 seconds')}
            <Menu.ItemIndicator />
          </Menu.CheckboxItem>
        </>
      )}
    </AnchoredMenu>
  )
}
