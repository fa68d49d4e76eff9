import { Checkbox, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { type LeaveQuestion, questionsBefore } from '@/shared/lib/work/unsaved-work'
import { ConfirmDialog } from '@/shared/ui/dialogs/confirm-dialog'

type Props = {
  drafts: readonly string[]
  elsewhere: readonly LeaveQuestion[]
  onLeave: (isKeeping: boolean) => void
  onStay: () => void
}

export function LogOutDialog({ drafts, elsewhere, onLeave, onStay }: Props) {
  const t = useTranslation()
  const [isKeeping, setIsKeeping] = useState(true)
  const here = new Set(questionsBefore({ by: 'log-out' }).map(({ text }) => text))
  const [name] = drafts

  return (
    <ConfirmDialog
      title={t('Log out with unsaved drafts?')}
      confirmLabel={t('Log out')}
      cancelLabel={t('Stay signed in')}
      onConfirm={() => onLeave(isKeeping)}
      onClose={onStay}
    >
      <Stack gap="3" align="start">
        <Text>
          {drafts.length === 1 && name
            ? t('“{name}” is not saved as a campaign yet.', { name })
            : t(
                '{count, plural, one {# draft is} other {# drafts are}} not saved as campaigns yet.',
                {
                  count: drafts.length,
                },
              )}
        </Text>
        {[...here].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {elsewhere.map(({ text }) => (
          <Text key={text}>{t('In another tab: {text}', { text })}</Text>
        ))}
        <Checkbox.Root
          alignItems="flex-start"
          checked={isKeeping}
          onCheckedChange={({ checked }) => setIsKeeping(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('Keep on this device, for this user only')}</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </ConfirmDialog>
  )
}
