import { List, Text } from '@chakra-ui/react'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'
import { UserText } from '@/shared/ui/user-text'
import type { BulkPlan } from './bulk-run'
import { commandText } from './bulk-texts'

type Props = { plan: BulkPlan; onConfirm: () => void; onClose: () => void }

const MAX_NAMES = 8

const consequences = {
  pause: msg('They send nothing until they are resumed, one by one or together.'),
  resume: msg('They go on sending to the contacts they have not written to yet.'),
  duplicate: msg('Each copy is a new draft.'),
  delete: msg('Their steps and sending statistics are deleted too. This cannot be undone.'),
}

export function BulkConfirm({ plan: { kind, campaigns }, onConfirm, onClose }: Props) {
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
