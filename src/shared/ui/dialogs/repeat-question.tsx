import { Stack, Text } from '@chakra-ui/react'
import { repeatQuestion } from '@/shared/api/perform-write'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { ConfirmDialog } from './confirm-dialog'

const lastTries = {
  'not known': msg('It is not known whether the last try was done.'),
  'not found': msg('It is not known whether the last try was done: nothing of it is there so far.'),
  'not readable': msg(
    'It is not known whether the last try was done, and the data could not be read again.',
  ),
  different: msg('The last try was done after all, and what you are sending now differs from it.'),
}

/** Asks before an unconfirmed write is retried. Mounted once, above all other dialogs. */
export function RepeatQuestion() {
  const t = useTranslation()
  const question = useStore(repeatQuestion)
  if (!question || question.isConfirmed !== undefined) return null
  const answer = (isConfirmed: boolean) => repeatQuestion.set({ ...question, isConfirmed })
  return (
    <ConfirmDialog
      title={t('Try again?')}
      confirmLabel={t('Try again')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Stack gap="3" overflowWrap="anywhere">
        <Text>{t(lastTries[question.lastTry])}</Text>
        <Text>{question.risk}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
