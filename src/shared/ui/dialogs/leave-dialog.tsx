import { Stack, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import {
  discardWorkLostBy,
  isWorkLostBy,
  type LeaveQuestion,
  type Leaving,
  questionsBefore,
  unsavedWorkVersion,
} from '@/shared/lib/work/unsaved-work'
import { ConfirmDialog } from './confirm-dialog'

type Props = {
  leaving: Leaving
  /** Unsaved work in other tabs, read once. */
  elsewhere?: readonly LeaveQuestion[]
  /** Called on confirmation, or once nothing would be lost. */
  onLeave: () => void
  onStay: () => void
}

const none: NonNullable<Props['elsewhere']> = []

/**
 * Asks about the most recent work and lists the rest that would be lost. Leaves automatically once
 * everything is saved.
 */
export function LeaveDialog({ leaving, elsewhere = none, onLeave, onStay }: Props) {
  const t = useTranslation()
  useStore(unsavedWorkVersion)
  const questions = questionsBefore(leaving)
  const texts = new Set(questions.map(({ text }) => text))
  const textsElsewhere = new Set(
    elsewhere.map(({ text }) => text).filter((text) => !texts.has(text)),
  )
  const [question] = [...questions, ...elsewhere]
  const leaveIfSaved = useEffectEvent(() => {
    if (!isWorkLostBy(leaving) && elsewhere.length === 0) onLeave()
  })
  useEffect(() => {
    leaveIfSaved()
    return unsavedWorkVersion.subscribe(() => leaveIfSaved())
  }, [])

  const handleConfirm = () => {
    discardWorkLostBy(leaving)
    onLeave()
  }

  if (!question) return null
  return (
    <ConfirmDialog
      title={question.title}
      confirmLabel={question.confirmLabel}
      cancelLabel={question.cancelLabel}
      onConfirm={handleConfirm}
      onClose={onStay}
    >
      <Stack gap="2">
        {[...texts].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {[...textsElsewhere].map((text) => (
          <Text key={text}>{t('In another tab: {text}', { text })}</Text>
        ))}
      </Stack>
    </ConfirmDialog>
  )
}
