import { Box, Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { memo, Suspense, useState } from 'react'
import type { Campaign } from '@/entities/campaign/campaign'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/actions'
import { LaunchIcon } from '@/shared/ui/icons'
import { PENDING, Refusal } from '@/shared/ui/refusal'
import { AudienceDialog, BulkActions } from './lazy-parts'
import { launchSummary, MAX_CHECKED } from './launch-check'
import { LaunchFindings } from './launch-findings'
import { useLaunchAudit } from './use-launch-audit'

type Props = {
  /** The selected campaigns that the table shows. */
  campaigns: readonly Campaign[]
  hiddenCount: number
  isLaunching: boolean
  /** Counts down before it is sent. */
  isHeld: boolean
  /** @param summary whom it goes to */
  onLaunch: (summary: string) => void
  onClear: () => void
  onClearHidden: () => void
  onOpen: (campaign: Campaign) => void
  /** Opens the menu of further actions at its button. */
  onMore: (button: HTMLElement) => void
}

const none: readonly Campaign[] = []

/** Made once, so that it is not rendered again with each selection. */
const icon = <LaunchIcon />

export const LaunchBar = memo(function LaunchBar(props: Props) {
  const t = useTranslation()
  const { campaigns, hiddenCount, isLaunching, isHeld } = props
  const { onLaunch, onClear, onClearHidden, onOpen, onMore } = props
  const isChecked = campaigns.length <= MAX_CHECKED
  const { lists, audit, failedCount, retry } = useLaunchAudit(isChecked ? campaigns : none)
  const [isAudienceOpen, setIsAudienceOpen] = useState(false)
  const summary = launchSummary(campaigns, { lists, audience: audit.audience })

  const isAnySelected = campaigns.length + hiddenCount > 0

  // As high without a selection as with one, so that the rows do not move under the pointer; and its
  // buttons are hidden, not gone: new ones would bring new styles, and each row would be styled again.
  return (
    <Box
      role="region"
      aria-label={t('Selected campaigns')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px="4"
      py="2"
    >
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" minHeight="4.25rem">
        <Refusal
          reason={
            isLaunching ? t(PENDING) : isHeld ? t('A launch of these is on hold.') : undefined
          }
        >
          <Button
            ref={action()}
            hidden={campaigns.length === 0}
            disabled={isLaunching || isHeld}
            onClick={() => onLaunch(summary.join(' · '))}
          >
            {isLaunching ? <Spinner size="inherit" color="inherit" /> : icon}
            {isLaunching ? t('Launching...') : t('Launch ({count})', { count: campaigns.length })}
          </Button>
        </Refusal>
        {failedCount > 0 && (
          <Flex align="center" gap="2" role="group" aria-label={t('Contacts')}>
            <Text color="fg.error" textStyle="sm">
              {t(
                '{failedCount, plural, one {The contacts of 1 list could not be read.} other {The contacts of # lists could not be read.}}',
                { failedCount },
              )}
            </Text>
            <Button size="xs" variant="outline" onClick={retry}>
              {t('Retry')}
            </Button>
          </Flex>
        )}
        <LaunchFindings findings={audit.findings} onOpen={onOpen} />
        {hiddenCount > 0 && (
          <Flex align="center" gap="2">
            <Text>{t('{hiddenCount} selected are hidden', { hiddenCount })}</Text>
            <Button size="xs" variant="outline" onClick={onClearHidden}>
              {t('Unselect them')}
            </Button>
          </Flex>
        )}
        <Button
          size="sm"
          variant="outline"
          ms="auto"
          aria-haspopup="menu"
          {...BulkActions.onIntent}
          onClick={(event) => onMore(event.currentTarget)}
        >
          {t('More actions')}
        </Button>
        <Button ref={action()} size="sm" variant="ghost" hidden={!isAnySelected} onClick={onClear}>
          {t('Clear selection')}
        </Button>
        <Box
          data-selected={isAnySelected || undefined}
          css={{
            flex: '1 1 16rem',
            order: -1,
            '&[data-selected]': { flexBasis: 'full', order: 0 },
          }}
          color="fg.muted"
          textStyle="sm"
        >
          <chakra.span role="status" me="2">
            {campaigns.length > 0 &&
              [
                ...summary,
                ...(isChecked
                  ? []
                  : [
                      t('e-mails and contacts are checked for up to {max} campaigns at a time', {
                        max: MAX_CHECKED,
                      }),
                    ]),
              ].join(' · ')}
            {!isAnySelected && t('Select campaigns to launch them together.')}
          </chakra.span>
          <chakra.button
            type="button"
            hidden={campaigns.length === 0}
            color="brand.fg"
            textDecoration="underline"
            borderRadius="sm"
            cursor="pointer"
            {...AudienceDialog.onIntent}
            onClick={() => setIsAudienceOpen(true)}
          >
            {t('Who is written to')}
          </chakra.button>
        </Box>
      </Flex>
      {isAudienceOpen && campaigns.length > 0 && (
        <Suspense>
          <AudienceDialog selected={campaigns} onClose={() => setIsAudienceOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
})
