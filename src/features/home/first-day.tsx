import * as z from 'zod/mini'
import { Box, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { useCurrentUser } from '@/entities/session/session-context'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { SuccessIcon } from '@/shared/ui/icons'
import { contentAround } from '@/shared/ui/tables/focus-after-row'
import { type FirstStep, firstSteps } from './first-steps'
import { HomeCard } from './home-card'

type Props = { steps: readonly FirstStep[]; onDismiss: () => void }

function FirstStepsCard({ steps, onDismiss }: Props) {
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

const firstDay = persisted({
  name: 'first-day',
  scope: 'user',
  schema: z.optional(z.literal('dismissed')),
  fallback: undefined,
  atLogOut: 'stays',
})

/** Checklist for a new team, shown until it is complete or dismissed on this device. */
export function FirstDay() {
  const { id: userId } = useCurrentUser()
  const lists = useQuery(listsQuery).data
  const campaigns = useQuery(campaignsQuery).data
  const isDismissed = useStore(firstDay(userId)) === 'dismissed'

  if (isDismissed || !lists || !campaigns) return null
  const steps = firstSteps(lists, campaigns)
  if (steps.every(({ isDone }) => isDone)) return null
  return <FirstStepsCard steps={steps} onDismiss={() => void firstDay(userId).set('dismissed')} />
}
