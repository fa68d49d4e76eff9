import { Button, Flex, IconButton } from '@chakra-ui/react'
import { memo, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { AddIcon, CloseIcon, MinusIcon, WaitIcon } from '@/shared/ui/icons'
import { NumberField } from '@/shared/ui/fields/number-field'
import { Refusal } from '@/shared/ui/refusal'
import { waitRange } from '../model/sequence'

type Props = {
  stepId: string
  position: number
  delay: number
  onChange: (stepId: string, delay: number) => void
}

/** Shows how long to wait before a step; opens an editor in its place. */
export const WaitControl = memo(function WaitControl({ stepId, position, delay, onChange }: Props) {
  const t = useTranslation()
  // Undefined until first opened. Moves the focus when the text and the editor swap places.
  const [isOpen, setIsOpen] = useState<boolean>()

  if (!isOpen) {
    return (
      <Button
        size="xs"
        variant="ghost"
        color="fg.muted"
        autoFocus={isOpen === false}
        aria-expanded={false}
        onClick={() => setIsOpen(true)}
      >
        <WaitIcon />
        {t('Wait for {delay} day(s)', { delay })}
      </Button>
    )
  }
  return (
    <Flex
      role="group"
      aria-label={t('Wait before step {position}', { position })}
      align="center"
      gap="1"
    >
      <Refusal reason={delay <= waitRange.min ? t('The shortest wait is 1 day.') : undefined}>
        <IconButton
          size="xs"
          variant="outline"
          aria-label={t('One day less')}
          onClick={() => onChange(stepId, delay - 1)}
        >
          <MinusIcon />
        </IconButton>
      </Refusal>
      <NumberField
        {...waitRange}
        label={t('Days to wait before step {position}', { position })}
        isLabelHidden
        autoFocus
        width="4rem"
        value={delay}
        onChange={(days) => onChange(stepId, days)}
      />
      <Refusal
        reason={
          delay >= waitRange.max
            ? t('The longest wait is {max} days.', { max: waitRange.max })
            : undefined
        }
      >
        <IconButton
          size="xs"
          variant="outline"
          aria-label={t('One day more')}
          onClick={() => onChange(stepId, delay + 1)}
        >
          <AddIcon />
        </IconButton>
      </Refusal>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('Close the wait editor')}
        onClick={() => setIsOpen(false)}
      >
        <CloseIcon />
      </IconButton>
    </Flex>
  )
})
