import { Box, Center, Text } from '@chakra-ui/react'
import { Fragment, memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { AddStepMenu } from './add-step-menu'
import { DragHandles, WaitControl } from './lazy-parts'
import { type EmailStep, sendingDays } from '../model/sequence'
import { type StepAction, StepCard } from './step-card'

type Props = {
  steps: readonly EmailStep[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onAction: (id: string, action: StepAction) => void
  onMove: (id: string, index: number) => void
  onWait: (id: string, delay: number) => void
  onAdd: () => void
}

/** The sequence from its start to the button that adds a step. */
export const StepChain = memo(function StepChain(props: Props) {
  const t = useTranslation()
  const { steps, selectedId, onSelect, onAction, onMove, onWait, onAdd } = props
  const days = useMemo(() => sendingDays(steps), [steps])
  const [chain, setChain] = useState<HTMLElement | null>(null)

  return (
    <Box as="section" aria-label={t('Steps')} ref={setChain}>
      <Center>
        <Text
          px="4"
          py="1.5"
          borderRadius="full"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="semibold"
        >
          {t('Sequence start')}
        </Text>
      </Center>
      {steps.map((step, index) => (
        <Fragment key={step.id}>
          <Link>
            {index === 0 ? (
              <Text textStyle="xs" fontWeight="semibold" color="fg.muted" px="2.5" py="2">
                {t('Send immediately')}
              </Text>
            ) : (
              <Suspense fallback={<Box height="8" />}>
                <WaitControl
                  stepId={step.id}
                  position={index + 1}
                  delay={step.delay}
                  onChange={onWait}
                />
              </Suspense>
            )}
          </Link>
          <StepCard
            step={step}
            position={index + 1}
            day={days[index] ?? 1}
            isLast={index === steps.length - 1}
            isSelected={step.id === selectedId}
            onSelect={onSelect}
            onAction={onAction}
          />
        </Fragment>
      ))}
      <Link>
        <AddStepMenu onAdd={onAdd} />
      </Link>
      {chain && steps.length > 1 && <DragHandles chain={chain} steps={steps} onMove={onMove} />}
    </Box>
  )
})

/** The line between two steps, with the control on it. */
function Link({ children }: { children: ReactNode }) {
  return (
    <Center
      flexDirection="column"
      _before={{ content: '""', width: '1px', height: '2', bg: 'border.emphasized' }}
      _after={{ content: '""', width: '1px', height: '2', bg: 'border.emphasized' }}
    >
      {children}
    </Center>
  )
}
