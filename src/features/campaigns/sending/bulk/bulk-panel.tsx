import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { useTranslation } from '@/shared/i18n/translate'
import { Button, PENDING } from '@/shared/ui/button'
import { ProgressBar } from '@/shared/ui/page/progress-bar'
import { UserText } from '@/shared/ui/user-text'
import { type BulkRow, type BulkRun, hasRest } from '../bulk-run'
import { useResumable } from '../paused-last'
import { commandText, countDone, outcomeText, rowText } from './bulk-texts'
import { useBulkRun } from './use-bulk-run'

const colors: Partial<Record<BulkRow['state'], string>> = {
  done: 'fg.success',
  failed: 'fg.error',
  unknown: 'fg.warning',
}

type Props = { run: BulkRun; onResume: (campaigns: readonly Campaign[]) => void }

export function BulkPanel({ run, onResume }: Props) {
  const t = useTranslation()
  const { retryRest, stop, dismiss } = useBulkRun()
  const isEnded = run.state === 'ended'
  const done = countDone(run)
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const resumable = useResumable(campaigns)
  const { length } = run.rows

  return (
    <Box
      role="region"
      aria-label={t('Changes of campaigns')}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p="4"
    >
      {isEnded ? (
        <Heading as="h2" size="sm">
          <span role="status">{outcomeText(run)}</span>
        </Heading>
      ) : (
        <ProgressBar
          label={commandText(run.kind, length)}
          value={done}
          max={length}
          valueText={t('{done} of {length}', { done, length })}
        />
      )}
      <chakra.ul
        mt="3"
        maxH="12rem"
        overflowY="auto"
        tabIndex={0}
        aria-label={t('Results')}
        textStyle="sm"
      >
        {run.rows.map((row) => (
          <Flex as="li" key={row.campaign.id} wrap="wrap" columnGap="3" py="1">
            <UserText text={row.campaign.name} flex="1 1 12rem" minW="0" />
            <Text flex="1 1 12rem" color={colors[row.state] ?? 'fg.muted'} overflowWrap="anywhere">
              {rowText(row)}
            </Text>
          </Flex>
        ))}
      </chakra.ul>
      <Flex mt="3" gap="2" wrap="wrap">
        {!isEnded && (
          <Button
            disabledReason={run.state === 'stopping' ? t(PENDING) : undefined}
            size="sm"
            variant="outline"
            onClick={stop}
          >
            {run.state === 'stopping' ? t('Stopping...') : t('Stop')}
          </Button>
        )}
        {isEnded && hasRest(run) && (
          <Button size="sm" onClick={() => retryRest(run)}>
            {t('Retry the rest')}
          </Button>
        )}
        {run.kind === 'pause' && isEnded && resumable.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => onResume(resumable)}>
            {t('{count, plural, one {Resume this one} other {Resume these #}}', {
              count: resumable.length,
            })}
          </Button>
        )}
        {isEnded && (
          <Button size="sm" variant="outline" onClick={dismiss}>
            {t('Dismiss')}
          </Button>
        )}
      </Flex>
    </Box>
  )
}
