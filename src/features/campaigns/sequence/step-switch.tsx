import { Flex, IconButton } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { Refusal } from '@/shared/ui/refusal'
import type { EmailStep } from '../model/sequence'

export type Direction = 'previous' | 'next'

type Props = {
  steps: readonly EmailStep[]
  position: number
  /** The button that opened this step, for the focus: each step has buttons of its own. */
  arrivedBy: Direction | undefined
  onArrived: () => void
  onGo: (direction: Direction, id: string) => void
}

/** Opens the step before or after, without the way to its card. */
export function StepSwitch({ steps, position, arrivedBy, onArrived, onGo }: Props) {
  const t = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    if (!arrivedBy) return
    box.current?.querySelector<HTMLElement>(`[data-to="${arrivedBy}"]`)?.focus()
    onArrived()
  })
  useEffect(() => arrive(), [])
  const go = (direction: Direction, step: EmailStep | undefined) => step && onGo(direction, step.id)

  return (
    <Flex ref={box} flexShrink="0">
      <Refusal reason={position === 1 ? t('This is the first step.') : undefined}>
        <IconButton
          ref={action('k')}
          data-to="previous"
          aria-label={t('Previous step')}
          size={{ base: 'xs', sm: 'sm' }}
          variant="ghost"
          onClick={() => go('previous', steps[position - 2])}
        >
          <PreviousIcon />
        </IconButton>
      </Refusal>
      <Refusal reason={position === steps.length ? t('This is the last step.') : undefined}>
        <IconButton
          ref={action('j')}
          data-to="next"
          aria-label={t('Next step')}
          size={{ base: 'xs', sm: 'sm' }}
          variant="ghost"
          onClick={() => go('next', steps[position])}
        >
          <NextIcon />
        </IconButton>
      </Refusal>
    </Flex>
  )
}
