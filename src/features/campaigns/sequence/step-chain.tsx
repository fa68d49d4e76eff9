import { Box, Center, Text, Badge, Button, Menu, Portal } from '@chakra-ui/react'
import { Fragment, memo, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { AddIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { chain as chainStyles, STRIP } from './builder-layout'
import { WaitControl } from './wait-control'
import { type EmailStep, sendingDays } from '../model/sequence'
import { type StepAction, StepCard } from './step-card'
import { stepTypes } from './step-types'

/** Needed from the second step on. */
const DragHandles = lazyPart(async () => (await import('./drag-handles')).DragHandles, {
  optional: true,
})

type Props = {
  steps: readonly EmailStep[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  onAction: (id: string, action: StepAction) => void
  onMove: (id: string, index: number) => void
  onWait: (id: string, delay: number) => void
  onAdd: () => void
  children: ReactNode
}

export const StepChain = memo(function StepChain(props: Props) {
  const t = useTranslation()
  const { steps, selectedId, onSelect, onAction, onMove, onWait, onAdd, children } = props
  const days = sendingDays(steps)
  const [chain, setChain] = useState<HTMLElement | null>(null)

  useEffect(() => {
    if (selectedId !== undefined)
      chain?.querySelector(`[data-step="${CSS.escape(selectedId)}"]`)?.scrollIntoView(inChain)
  }, [chain, selectedId])

  return (
    <Box as="section" aria-label={t('Steps')} ref={setChain} css={chainStyles}>
      <Center flexShrink="0">
        <Text
          px="2.5"
          py="1"
          textStyle="xs"
          whiteSpace="nowrap"
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
              <Text
                textStyle="xs"
                fontWeight="semibold"
                color="fg.muted"
                px="1.5"
                py="1"
                whiteSpace="nowrap"
              >
                {t('Send immediately')}
              </Text>
            ) : (
              <WaitControl
                stepId={step.id}
                position={index + 1}
                delay={step.delay}
                onChange={onWait}
              />
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
      {children}
      {chain && steps.length > 1 && <DragHandles chain={chain} steps={steps} onMove={onMove} />}
    </Box>
  )
})

/** Without scrolling the page, which older browsers do as well. */
const inChain = { block: 'nearest', inline: 'nearest', container: 'nearest' } as const

function Link({ children }: { children: ReactNode }) {
  return <Center css={line}>{children}</Center>
}

const line = {
  flexShrink: '0',
  flexDirection: 'column',
  '&::before, &::after': { content: '""', width: '1px', height: '1.5', bg: 'border.emphasized' },
  [STRIP]: {
    flexDirection: 'row',
    '&::before, &::after': { width: '2', height: '1px' },
  },
}

function AddStepMenu({ onAdd }: { onAdd: () => void }) {
  const t = useTranslation()

  return (
    <Menu.Root lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button ref={action('n')} variant="outline" size="sm">
          <AddIcon />
          {t('Add step')}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="15rem" maxWidth="calc(100vw - 1rem)">
            {stepTypes.map(({ type, label, icon: Icon, isUsable }) => (
              <Menu.Item
                key={type}
                value={type}
                disabled={!isUsable}
                // The menu's onSelect does not fire in the first moments after opening.
                onClick={isUsable ? onAdd : undefined}
              >
                <Icon size={16} aria-hidden />
                {t(label)}
                {!isUsable && (
                  <Badge size="xs" ms="auto">
                    {t('Coming Soon')}
                  </Badge>
                )}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
