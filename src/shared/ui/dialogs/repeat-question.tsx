import { Stack, Text } from '@chakra-ui/react'
import { repeatQuestion } from '@/shared/api/perform-write'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { shortTime } from '@/shared/i18n/short-time'
import { Button } from '../button'
import { ConfirmDialog } from './confirm-dialog'

const lastTries = {
  'not known': msg('It is not known whether the last try was done.'),
  'not found': msg('It is not known whether the last try was done: nothing of it is there so far.'),
  'not readable': msg(
    'It is not known whether the last try was done, and the data could not be read again.',
  ),
  different: msg(
    'The last try was done after all, and what you are sending now may differ from it.',
  ),
  none: msg(
    'The storage of this browser is full or blocked. If this page closes before the answer comes, nothing warns you when you do the same again.',
  ),
}

/** Asks before an unconfirmed write is retried. Mounted once, above all other dialogs. */
export function RepeatQuestion() {
  const t = useTranslation()
  const question = useStore(repeatQuestion)
  if (!question || question.isConfirmed !== undefined) return null
  const answer = (isConfirmed: boolean | 'look again') =>
    repeatQuestion.set({ ...question, isConfirmed })
  const canLook = question.lastTry === 'not found' || question.lastTry === 'not readable'
  const isFirst = question.lastTry === 'none'
  return (
    <ConfirmDialog
      title={isFirst ? t('This device cannot remember this call') : t('Try again?')}
      confirmLabel={isFirst ? t('Send anyway') : t('Try again')}
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <Stack gap="3" overflowWrap="anywhere">
        {!isFirst && <Text>{t('Last try: {time}', { time: shortTime(question.at) })}</Text>}
        <Text>{t(lastTries[question.lastTry])}</Text>
        {!isFirst && <Text>{question.risk}</Text>}
        {canLook && (
          <Button variant="outline" alignSelf="start" onClick={() => answer('look again')}>
            {t('Check again')}
          </Button>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
