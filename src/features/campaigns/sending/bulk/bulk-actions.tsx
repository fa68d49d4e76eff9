import { List, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { UserText } from '@/shared/ui/user-text'
import { BulkPanel } from './bulk-panel'
import { type BulkPlan, bulkRun, isRunning } from './bulk-run'
import { commandText } from './bulk-texts'
import { MoreMenu } from './more-menu'
import { useBulkRun } from './use-bulk-run'

type Props = {
  menuButton: HTMLElement | undefined
  selected: readonly Campaign[]
  campaigns: readonly Campaign[]
  onMenuClose: () => void
}

/** The menu of changes of several campaigns, the question before some of them, and their results. */
export function BulkActions({ menuButton, selected, campaigns, onMenuClose }: Props) {
  const run = useStore(bulkRun)
  const { start } = useBulkRun()
  const [asked, setAsked] = useState<BulkPlan>()

  const handleChoose = (plan: BulkPlan, isForAll: boolean) => {
    const isHarmless = plan.kind === 'pause' || plan.kind === 'duplicate'
    if (isHarmless && !isForAll) start(plan)
    else setAsked(plan)
  }
  return (
    <>
      {run && <BulkPanel run={run} />}
      {menuButton && (
        <MoreMenu
          button={menuButton}
          selected={selected}
          campaigns={campaigns}
          isRunning={isRunning(run)}
          onChoose={handleChoose}
          onClose={onMenuClose}
        />
      )}
      {asked && (
        <BulkConfirm
          plan={asked}
          onConfirm={() => {
            setAsked(undefined)
            start(asked)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

type BulkConfirmProps = { plan: BulkPlan; onConfirm: () => void; onClose: () => void }

const MAX_NAMES = 8

const consequences = {
  pause: msg('They send nothing until they are resumed, one by one or together.'),
  resume: msg('They continue with the contacts they have not written to yet.'),
  duplicate: msg('Each copy is a new draft.'),
  delete: msg('Their steps and sending statistics are deleted too. This cannot be undone.'),
}

function BulkConfirm({ plan: { kind, campaigns }, onConfirm, onClose }: BulkConfirmProps) {
  const t = useTranslation()
  const command = commandText(kind, campaigns.length)
  const active = campaigns.filter(({ status }) => status === 'active').length
  const names = campaigns.slice(0, MAX_NAMES)
  return (
    <ConfirmDialog
      title={t('{command}?', { command })}
      confirmLabel={command}
      tone={kind === 'delete' ? 'destructive' : 'neutral'}
      onConfirm={onConfirm}
      onClose={onClose}
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
