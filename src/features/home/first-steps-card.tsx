import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '@/shared/i18n/translate'
import { SuccessIcon } from '@/shared/ui/icons'
import { contentAround } from '@/shared/ui/tables/focus-after-row'
import type { FirstStep } from './first-steps'
import { HomeCard } from './home-card'

type Props = { steps: readonly FirstStep[]; onDismiss: () => void }

export function FirstStepsCard({ steps, onDismiss }: Props) {
  const t = useTranslation()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <HomeCard title={t('First steps')}>
      <Text color="fg.muted" textStyle="sm">
        {t('{done} of {count} done', { done, count: steps.length })}
      </Text>
      <Stack as="ol" gap="0" mx="-3" listStyleType="none">
        {steps.map(({ label, isDone, link }, index) => (
          <li key={label}>
            <Button
              asChild
              variant="ghost"
              width="full"
              justifyContent="flex-start"
              textAlign="start"
              whiteSpace="normal"
              px="3"
              color={isDone ? 'fg.muted' : undefined}
            >
              <Link {...link}>
                {isDone ? (
                  <Flex aria-hidden color="fg.success">
                    <SuccessIcon />
                  </Flex>
                ) : (
                  <Flex
                    aria-hidden
                    align="center"
                    justify="center"
                    boxSize="5"
                    borderRadius="full"
                    borderWidth="1px"
                    borderColor="border.control"
                    textStyle="xs"
                  >
                    {index + 1}
                  </Flex>
                )}
                <Box textDecoration={isDone ? 'line-through' : undefined}>{label}</Box>
                {isDone && <chakra.span srOnly>{t('(done)')}</chakra.span>}
              </Link>
            </Button>
          </li>
        ))}
      </Stack>
      <Button
        variant="plain"
        size="sm"
        alignSelf="flex-start"
        color="fg.muted"
        px="0"
        onClick={({ currentTarget }) => {
          contentAround(currentTarget)?.focus({ preventScroll: true })
          onDismiss()
        }}
      >
        {t('Do not show this again')}
      </Button>
    </HomeCard>
  )
}
