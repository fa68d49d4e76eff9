import { Box, Center, Text, Badge, Flex, Menu, Portal } from '@chakra-ui/react'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { AddIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import { chain as chainStyles, STRIP } from './builder-layout'
import { WaitControl } from './wait-control'
import { type EmailStep, sendingDays, type StepType } from '@/entities/campaign/model/sequence'
import type { StepActions } from './step-actions'
import { StepCard } from './step-card'
import { comingStepTypes, usableStepTypes } from './step-types'

export const TemplatesDialog = lazyPart(
  async () => (await import('./templates-dialog')).TemplatesDialog,
)

type Props = {
  steps: readonly EmailStep[]
  selectedId: string | undefined
  actions: StepActions
  /** The step whose preceding wait is being edited. */
  waitId: string | undefined
  onWaitId: (id: string | undefined) => void
  onTemplates: () => void
}

export function StepChain(props: Props) {
  const { steps, selectedId, actions, waitId, onWaitId, onTemplates } = props
  const t = useTranslation()
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
          bg="bg.emphasized"
        >
          {t('Sequence start')}
        </Text>
      </Center>
      {steps.map((step, index) => (
        <Fragment key={step.id}>
          <Link>
            {index === 0 ? (
              <Text textStyle="xs" color="fg.muted" px="1.5" py="1" whiteSpace="nowrap">
                {t('Send immediately')}
              </Text>
            ) : (
              <WaitControl
                position={index + 1}
                delay={step.delay}
                isOpen={waitId === step.id}
                onOpenChange={(isOpen) => onWaitId(isOpen ? step.id : undefined)}
                onChange={(delay) => actions.wait(step.id, delay)}
              />
            )}
          </Link>
          <StepCard
            step={step}
            position={index + 1}
            day={days[index] ?? 1}
            isOnly={steps.length === 1}
            isSelected={step.id === selectedId}
            actions={actions}
          />
        </Fragment>
      ))}
      <Link>
        <AddStepMenu onAdd={actions.add} />
      </Link>
      <Flex flexShrink="0" justify="center">
        <Button
          ref={action()}
          size="sm"
          variant="ghost"
          {...TemplatesDialog.onIntent}
          onClick={onTemplates}
        >
          {t('Templates')}
        </Button>
      </Flex>
    </Box>
  )
}

/** Scrolls the chain but not the page. Older browsers ignore `container` and scroll both. */
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

function AddStepMenu({ onAdd }: { onAdd: (type: StepType) => void }) {
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
            {usableStepTypes.map(({ type, label, icon: Icon }) => (
              // `onSelect` of the menu does not fire in the first moments after opening.
              <Menu.Item key={type} value={type} onClick={() => onAdd(type)}>
                <Icon size={16} aria-hidden />
                {t(label)}
              </Menu.Item>
            ))}
            {comingStepTypes.map(({ type, label, icon: Icon }) => (
              <Menu.Item key={type} value={type} disabled>
                <Icon size={16} aria-hidden />
                {t(label)}
                <Badge size="xs" ms="auto">
                  {t('Coming Soon')}
                </Badge>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
