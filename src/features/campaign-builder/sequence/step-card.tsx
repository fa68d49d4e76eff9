import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { memo, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { IconAction } from '@/shared/ui/icon-action'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import { CopyIcon, DeleteIcon, EmailIcon, UpIcon } from '@/shared/ui/icons'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { STRIP } from './builder-layout'
import type { StepActions } from './step-actions'

type Props = {
  step: EmailStep
  position: number
  /** Day on which the step is sent, from 1. */
  day: number
  isOnly: boolean
  isSelected: boolean
  actions: StepActions
}

export const StepCard = memo(function StepCard(props: Props) {
  const t = useTranslation()
  const { step, position, day, isOnly, isSelected, actions } = props
  const selectRef = useRef<HTMLButtonElement>(null)

  const handleDelete = () => {
    if (selectRef.current) focusAfterRow(selectRef.current)?.focus()
    actions.remove(step.id)
  }

  const handleMoveUp = () => {
    // The first step has no such button to keep the focus.
    if (position === 2) selectRef.current?.focus()
    actions.move(step.id, position - 2)
  }

  return (
    <Box
      data-row
      data-step={step.id}
      css={card}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      borderColor={isSelected ? 'brand.solid' : undefined}
      boxShadow={isSelected ? '0 0 0 1px var(--ui-colors-brand-solid)' : undefined}
      _highContrast={isSelected ? { outline: '2px solid Highlight' } : undefined}
      overflow="hidden"
    >
      <chakra.button
        ref={selectRef}
        type="button"
        data-action="select"
        aria-pressed={isSelected}
        onClick={() => actions.select(step.id)}
        display="block"
        px="3"
        height="54px"
        textAlign="start"
        cursor="pointer"
      >
        <Flex align="center" gap="2" textStyle="xs" color="fg.muted">
          <EmailIcon size={14} aria-hidden style={{ flexShrink: 0 }} />
          <Text as="span" flex="1" whiteSpace="nowrap">
            {t('Step {position} · Email', { position })}
          </Text>
          <Text as="span" color="fg" whiteSpace="nowrap">
            {t('Day {day}', { day })}
          </Text>
        </Flex>
        <Text as="div" className="subject" fontWeight="medium" truncate title={step.subject}>
          {step.subject || t('No subject yet')}
        </Text>
      </chakra.button>
      <Flex className="tools">
        {position > 1 && (
          <IconAction
            size="2xs"
            label={t('Move step {position} up', { position })}
            Icon={UpIcon}
            onClick={handleMoveUp}
          />
        )}
        <IconAction
          size="2xs"
          label={t('Duplicate step {position}', { position })}
          Icon={CopyIcon}
          onClick={() => actions.duplicate(step.id)}
        />
        {!isOnly && (
          <IconAction
            size="2xs"
            label={t('Delete step {position}', { position })}
            Icon={DeleteIcon}
            onClick={handleDelete}
          />
        )}
      </Flex>
    </Box>
  )
})

/** The tools are over the end of the subject: of the open step, under the pointer, and on touch. */
const card = {
  '--tools': '4rem',
  '&:has(.tools > :only-child)': { '--tools': '1rem' },
  position: 'relative',
  flexShrink: '0',
  '& > button': { width: 'full' },
  '& > .tools': { position: 'absolute', insetEnd: '1', bottom: '1', bg: 'bg.panel' },
  // Hidden by opacity to prevent a layout shift.
  '@media (hover: hover)': {
    '&:not(:hover, :focus-within) > [aria-pressed=false] + .tools': { opacity: '0' },
  },
  '&:is(:hover, :focus-within, :has(> [aria-pressed=true])) .subject, html[data-touch] & .subject':
    {
      paddingInlineEnd: 'var(--tools)',
    },
  [STRIP]: { width: '13rem' },
}
