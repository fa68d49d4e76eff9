import { Checkbox, Stack, Text } from '@chakra-ui/react'
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
  /** Asked first, whatever else there is. */
  first?: LeaveQuestion | undefined
  /** Unsaved work in other tabs, read once. */
  elsewhere?: readonly LeaveQuestion[]
  /** Called on confirmation, or once nothing would be lost. */
  onLeave: () => void
  onStay: () => void
  option?: { label: string; isOn: boolean; onChange: (isOn: boolean) => void } | undefined
}

const none: NonNullable<Props['elsewhere']> = []

/**
 * Asks about the most recent work and lists the rest that would be lost. Leaves automatically once
 * everything is saved.
 */
export function LeaveDialog({ leaving, first, elsewhere = none, ...props }: Props) {
  const { onLeave, onStay, option } = props
  const t = useTranslation()
  useStore(unsavedWorkVersion)
  const questions = [...(first ? [first] : []), ...questionsBefore(leaving)]
  const texts = new Set(questions.map(({ text }) => text))
  const textsElsewhere = new Set(
    elsewhere.map(({ text }) => text).filter((text) => !texts.has(text)),
  )
  const [question] = [...questions, ...elsewhere]
  const leaveIfSaved = useEffectEvent(() => {
    if (!first && !isWorkLostBy(leaving) && elsewhere.length === 0) onLeave()
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
        {option && (
          <Checkbox.Root
            alignSelf="flex-start"
            checked={option.isOn}
            onCheckedChange={({ checked }) => option.onChange(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{option.label}</Checkbox.Label>
          </Checkbox.Root>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
