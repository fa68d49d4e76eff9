import { Flex, IconButton } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { action } from '@/shared/lib/actions'
import { NextIcon, PreviousIcon } from '@/shared/ui/icons'
import { Refusal } from '@/shared/ui/refusal'
import type { EmailStep } from './sequence'

export type Direction = 'Previous step' | 'Next step'

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
  const box = useRef<HTMLDivElement>(null)
  const arrive = useEffectEvent(() => {
    if (!arrivedBy) return
    box.current?.querySelector<HTMLElement>(`[aria-label="${arrivedBy}"]`)?.focus()
    onArrived()
  })
  useEffect(() => arrive(), [])
  const go = (direction: Direction, step: EmailStep | undefined) => step && onGo(direction, step.id)

  return (
    <Flex ref={box} flexShrink="0">
      <Refusal reason={position === 1 ? 'This is the first step.' : undefined}>
        <IconButton
          ref={action('k')}
          aria-label="Previous step"
          size={{ base: 'xs', sm: 'sm' }}
          variant="ghost"
          onClick={() => go('Previous step', steps[position - 2])}
        >
          <PreviousIcon />
        </IconButton>
      </Refusal>
      <Refusal reason={position === steps.length ? 'This is the last step.' : undefined}>
        <IconButton
          ref={action('j')}
          aria-label="Next step"
          size={{ base: 'xs', sm: 'sm' }}
          variant="ghost"
          onClick={() => go('Next step', steps[position])}
        >
          <NextIcon />
        </IconButton>
      </Refusal>
    </Flex>
  )
}
