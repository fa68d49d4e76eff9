import { Stack, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent } from 'react'
import { useStore } from '@/shared/lib/store'
import {
  discardWorkLostBy,
  type Leaving,
  unsavedWorkVersion,
  workLostBy,
} from '@/shared/lib/unsaved-work'
import { ConfirmDialog } from './confirm-dialog'

type Props = {
  leaving: Leaving
  /** Called on confirmation, or once there is nothing left to lose. */
  onLeave: () => void
  onStay: () => void
}

/**
 * Asks the question of the latest work, and lists the other work that would be lost. Leaves without an
 * answer when everything has been saved in the meantime.
 */
export function LeaveDialog({ leaving, onLeave, onStay }: Props) {
  useStore(unsavedWorkVersion)
  const questions = workLostBy(leaving).map((work) => work.question(leaving))
  const [question] = questions
  const leaveIfSaved = useEffectEvent(() => {
    if (workLostBy(leaving).length === 0) onLeave()
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
        {[...new Set(questions.map(({ text }) => text))].map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </ConfirmDialog>
  )
}
