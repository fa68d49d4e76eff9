import { Badge, List, Menu, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import type { BulkKind } from '@/entities/campaign/campaign-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { areLaunchesHeld, setLaunchesHeld } from '@/shared/lib/device/held-launches'
import { useStore } from '@/shared/lib/state/store'
import { AnchoredMenu } from '@/shared/ui/anchored-menu'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { PauseIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { askToResume } from '../app-sending'
import { BulkPanel } from './bulk-panel'
import { type BulkPlan, type BulkRun, bulkRun, isRunning, planOf } from '../bulk-run'
import { commandText } from './bulk-texts'
import { useBulkRun } from './use-bulk-run'

type MenuProps = {
  menuButton: HTMLElement | undefined
  onMenuClose: () => void
}

const kinds: BulkKind[] = ['pause', 'resume', 'duplicate', 'delete']

export function BulkActions({
  menuButton,
  selected,
  onMenuClose,
}: MenuProps & { selected: readonly Campaign[] }) {
  const t = useTranslation()
  const run = useStore(bulkRun)
  const { start } = useBulkRun()
  const [asked, setAsked] = useState<BulkPlan>()

  const handleChoose = (plan: BulkPlan) => {
    const isHarmless = plan.kind === 'pause' || plan.kind === 'duplicate'
    if (isHarmless) start(plan)
    else setAsked(plan)
  }
  return (
    <>
      {run && (
        <BulkPanel run={run} onResume={(campaigns) => setAsked({ kind: 'resume', campaigns })} />
      )}
      {menuButton && (
        <AnchoredMenu
          button={menuButton}
          label={t('More actions')}
          minWidth="14rem"
          onClose={onMenuClose}
        >
          {(choose) => (
            <>
              <RunningNote run={run} />
              <Menu.ItemGroup aria-label={t('Selected campaigns')}>
                {kinds
                  .map((kind) => planOf(kind, selected))
                  .map((plan) => (
                    <PlanItem
                      key={plan.kind}
                      value={plan.kind}
                      plan={plan}
                      run={run}
                      onChoose={() => choose(() => handleChoose(plan))}
                    >
                      {commandText(plan.kind, plan.campaigns.length)}
                    </PlanItem>
                  ))}
              </Menu.ItemGroup>
            </>
          )}
        </AnchoredMenu>
      )}
      <AskedPlan plan={asked} onEnd={() => setAsked(undefined)} />
    </>
  )
}

export function AllCampaignsActions({
  menuButton,
  campaigns,
  onMenuClose,
}: MenuProps & { campaigns: readonly Campaign[] }) {
  const t = useTranslation()
  const run = useStore(bulkRun)
  const isHoldOn = useStore(areLaunchesHeld)
  const [asked, setAsked] = useState<BulkPlan>()
  const pauseAll = planOf('pause', campaigns)
  return (
    <>
      {menuButton && (
        <AnchoredMenu button={menuButton} label={t('More')} minWidth="14rem" onClose={onMenuClose}>
          {(choose) => (
            <>
              <RunningNote run={run} />
              <PlanItem
                value="pause-all"
                plan={pauseAll}
                run={run}
                onChoose={() => choose(() => setAsked(pauseAll))}
              >
                <PauseIcon size={16} />
                {t('Pause all active campaigns')}
                {pauseAll.campaigns.length === 0 && (
                  <Badge size="xs" ms="auto">
                    {t('None is active')}
                  </Badge>
                )}
              </PlanItem>
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
      )}
      <AskedPlan plan={asked} onEnd={() => setAsked(undefined)} />
    </>
  )
}

function RunningNote({ run }: { run: BulkRun | undefined }) {
  const t = useTranslation()
  return (
    isRunning(run) && (
      <Text role="presentation" px="2" py="1" textStyle="xs" color="fg.muted">
        {t('One change at a time: please wait for the one that runs.')}
      </Text>
    )
  )
}

type PlanItemProps = {
  plan: BulkPlan
  value: string
  run: BulkRun | undefined
  onChoose: () => void
  children: ReactNode
}

function PlanItem({ plan, value, run, onChoose, children }: PlanItemProps) {
  const isOff = isRunning(run) || plan.campaigns.length === 0
  return (
    <Menu.Item
      value={value}
      disabled={isOff}
      color={plan.kind === 'delete' ? 'fg.error' : undefined}
      onClick={isOff ? undefined : onChoose}
    >
      {children}
    </Menu.Item>
  )
}

const MAX_NAMES = 8

const consequences = {
  pause: msg('They send nothing until they are resumed, one by one or together.'),
  resume: msg('They continue with the contacts they have not written to yet.'),
  duplicate: msg('Each copy is a new draft.'),
  delete: msg('Their steps and sending statistics are deleted too. This cannot be undone.'),
}

/** Asks before a plan is carried out. Stays mounted, because a question about people may follow. */
function AskedPlan({ plan, onEnd }: { plan: BulkPlan | undefined; onEnd: () => void }) {
  const t = useTranslation()
  const client = useQueryClient()
  const { start } = useBulkRun()
  if (!plan) return null
  const { kind, campaigns } = plan
  const command = commandText(kind, campaigns.length)
  const active = campaigns.filter(({ status }) => status === 'active').length
  const names = campaigns.slice(0, MAX_NAMES)
  const handleConfirm = () => {
    onEnd()
    if (kind !== 'resume') start(plan)
    else askToResume(client, campaigns, (campaigns) => start({ kind, campaigns }))
  }
  return (
    <ConfirmDialog
      title={t('{command}?', { command })}
      confirmLabel={command}
      tone={kind === 'delete' ? 'destructive' : undefined}
      onConfirm={handleConfirm}
      onClose={onEnd}
    >
      <List.Root ps="5" mb="3">
        {names.map(({ id, name }) => (
          <List.Item key={id}>
            <UserText text={name} />
          </List.Item>
        ))}
        {campaigns.length > MAX_NAMES && (
          <List.Item>{t('and {count} more', { count: campaigns.length - MAX_NAMES })}</List.Item>
        )}
      </List.Root>
      <Text>{t(consequences[kind])}</Text>
      {kind === 'delete' && active > 0 && (
        <Text mt="3" fontWeight="medium">
          {active === 1
            ? t('One of them is active: contacts it has not written to yet will get no e-mail.')
            : t(
                '{active} of them are active: contacts they have not written to yet will get no e-mail.',
                { active },
              )}
        </Text>
      )}
    </ConfirmDialog>
  )
}
