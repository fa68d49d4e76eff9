import * as z from 'zod/mini'
import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useMemo } from 'react'
import { adviseStep } from '@/entities/campaign/checks/advice'
import type { EmailStep } from '@/entities/campaign/model/sequence'
import { useCurrentUser } from '@/entities/session/session-context'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { persisted } from '@/shared/lib/device/persisted'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { IconAction } from '@/shared/ui/icon-action'
import { CloseIcon, TipIcon } from '@/shared/ui/icons'

/** Number of campaigns for which dismissed advice is remembered, latest first. */
const MAX_CAMPAIGNS = 50

const dismissedAdvice = persisted({
  name: 'dismissed-advice',
  scope: 'user',
  schema: z.array(z.object({ campaign: z.string(), keys: z.array(z.string()) })),
  fallback: [],
  atLogOut: 'stays',
})

function useDismissed(campaign: string) {
  const store = dismissedAdvice(useCurrentUser().id)
  const all = useStore(store)
  const keys = all.find((one) => one.campaign === campaign)?.keys ?? []
  const set = (keys: string[]) =>
    store.update((all) => {
      const others = all.filter((one) => one.campaign !== campaign)
      return [...(keys.length > 0 ? [{ campaign, keys }] : []), ...others].slice(0, MAX_CAMPAIGNS)
    })
  return { keys, set }
}

const TEXT = msg('Text', 'of an e-mail')

type Props = {
  step: EmailStep
  /** Position of the step, from 1. */
  position: number
  campaignId: string
}

/** Hints about what may keep recipients from reading the mail. They do not count as findings. */
export function AdviceList({ step, position, campaignId }: Props) {
  const t = useTranslation()
  const { keys, set } = useDismissed(campaignId)
  const advice = useMemo(() => adviseStep(step, position === 1, t), [step, position, t])
  const idOf = (key: string) => `${step.id} ${key}`
  const shown = advice.filter(({ key }) => !keys.includes(idOf(key)))
  const hasDismissed = shown.length < advice.length
  if (advice.length === 0) return null

  return (
    <chakra.details textStyle="sm">
      <chakra.summary cursor="pointer" color="fg.muted" fontWeight="medium">
        {t('Advice ({count})', { count: shown.length })}
      </chakra.summary>
      <Box as="ul" aria-label={t('Advice')} listStyleType="none" mt="1">
        {shown.map(({ key, place, text }) => (
          <Flex as="li" key={key} align="flex-start" gap="2" py="0.5">
            <Box color="fg.muted" pt="1" aria-hidden>
              <TipIcon size={14} />
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere" pt="0.5">
              <Text as="span" color="fg.muted">
                {place === 'subject' ? t('Subject') : t(TEXT)}
                {' · '}
              </Text>
              {text}
            </Box>
            <IconAction
              label={t('Dismiss for this campaign: {text}', { text })}
              title={t('Dismiss for this campaign')}
              Icon={CloseIcon}
              size="2xs"
              onClick={() => set([...keys, idOf(key)])}
            />
          </Flex>
        ))}
      </Box>
      {hasDismissed && (
        <Button
          size="xs"
          variant="ghost"
          color="fg.muted"
          onClick={() => set(keys.filter((key) => !key.startsWith(`${step.id} `)))}
        >
          {t('Show dismissed advice')}
        </Button>
      )}
    </chakra.details>
  )
}
