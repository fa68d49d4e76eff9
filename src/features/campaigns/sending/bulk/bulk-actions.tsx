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
import { UserText } from '@/shared/ui/user-text'
import { askToResume } from '../app-sending'
import { BulkPanel } from './bulk-panel'
import { type BulkPlan, bulkRun, isRunning, planOf } from '../bulk-run'
import { commandText, resumptionText } from './bulk-texts'
import { useBulkRun } from './use-bulk-run'

type MenuProps = {
  menuButton: HTMLElement | undefined
  onMenuClose: () => void
}

const kinds: BulkKind[] = ['pause', 'resume', 'duplicate', 'delete']

export function BulkActions({ selected, ...menu }: MenuProps & { selected: readonly Campaign[] }) {
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
      <PlanMenu
        {...menu}
        label={t('More actions')}
        offers={kinds
          .map((kind) => planOf(kind, selected))
          .map((plan) => ({ plan, text: commandText(plan.kind, plan.campaigns.length) }))}
        onChoose={handleChoose}
      />
      <AskedPlan plan={asked} onEnd={() => setAsked(undefined)} />
    </>
  )
}

type AllProps = MenuProps & { campaigns: readonly Campaign[]; resumable: readonly Campaign[] }

export function AllCampaignsActions({ campaigns, resumable, ...menu }: AllProps) {
  const t = useTranslation()
  const isHoldOn = useStore(areLaunchesHeld)
  const [asked, setAsked] = useState<BulkPlan>()
  const pauseAll: Offer = {
    plan: planOf('pause', campaigns),
    text: t('Pause all active campaigns'),
    whyNone: t('None is active'),
  }
  const resume: Offer = {
    plan: { kind: 'resume', campaigns: resumable },
    text: resumptionText(resumable.length),
  }
  return (
    <>
      <PlanMenu
        {...menu}
        label={t('More')}
        offers={resumable.length > 0 ? [pauseAll, resume] : [pauseAll]}
        onChoose={setAsked}
      >
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
      </PlanMenu>
      <AskedPlan plan={asked} onEnd={() => setAsked(undefined)} />
    </>
  )
}

type Offer = { plan: BulkPlan; text: string; whyNone?: string }

type PlanMenuProps = MenuProps & {
  label: string
  offers: readonly Offer[]
  onChoose: (plan: BulkPlan) => void
  children?: ReactNode
}

function PlanMenu(props: PlanMenuProps) {
  const { menuButton, label, offers, onMenuClose, onChoose, children } = props
  const t = useTranslation()
  const isBusy = isRunning(useStore(bulkRun))
  if (!menuButton) return null
  return (
    <AnchoredMenu button={menuButton} label={label} minWidth="14rem" onClose={onMenuClose}>
      {(choose) => (
        <>
          {isBusy && (
            <Text role="presentation" px="2" py="1" textStyle="xs" color="fg.muted">
              {t('One change at a time: please wait for the one that runs.')}
            </Text>
          )}
          {offers.map(({ plan, text, whyNone }) => {
            const isEmpty = plan.campaigns.length === 0
            const isOff = isBusy || isEmpty
            return (
              <Menu.Item
                key={plan.kind}
                value={plan.kind}
                disabled={isOff}
                color={plan.kind === 'delete' ? 'fg.error' : undefined}
                onClick={isOff ? undefined : () => choose(() => onChoose(plan))}
              >
                {text}
                {isEmpty && whyNone && (
                  <Badge size="xs" ms="auto">
                    {whyNone}
                  </Badge>
                )}
              </Menu.Item>
            )
          })}
          {children}
        </>
      )}
    </AnchoredMenu>
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
          {t(
            '{active, plural, one {One of them is active: contacts it has not written to yet will get no e-mail.} other {# of them are active: contacts they have not written to yet will get no e-mail.}}',
            { active },
          )}
        </Text>
      )}
    </ConfirmDialog>
  )
}
