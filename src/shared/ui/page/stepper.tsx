import { chakra, Flex } from '@chakra-ui/react'
import { type Translatable, useTranslation } from '@/shared/i18n/translate'

type Props<Step extends string> = {
  steps: readonly { step: Step; label: Translatable }[]
  current: Step
}

/**
 * The steps of a task in fixed order, with the current one. Display only: Back and Continue move
 * between steps.
 */
export function Stepper<Step extends string>({ steps, current }: Props<Step>) {
  const t = useTranslation()
  return (
    <Flex
      as="ol"
      aria-label={t('Progress')}
      listStyleType="none"
      align="center"
      columnGap="2"
      textStyle="sm"
      color="fg.muted"
      whiteSpace="nowrap"
    >
      {steps.map(({ step, label }, index) => (
        <chakra.li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          css={{ '&[aria-current]': { color: 'fg', fontWeight: 'semibold' } }}
          _notFirst={{ _before: { content: '"·"', me: '2', color: 'fg.muted' } }}
        >
          {index + 1} {t(label)}
        </chakra.li>
      ))}
    </Flex>
  )
}
