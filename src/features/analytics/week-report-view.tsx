import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { type ResultType, resultTypes } from '@/entities/campaign/results'
import { useKnownEvents } from '@/entities/event/event-queries'
import { useSeenEvents } from '@/entities/event/seen-events'
import { useTranslation } from '@/shared/i18n/translate'
import { useNow } from '@/shared/lib/state/use-now'
import { Button } from '@/shared/ui/button'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { PreviousIcon, PrintIcon } from '@/shared/ui/icons'
import { Loading } from '@/shared/ui/loading'
import { PageHeader } from '@/shared/ui/page/page-header'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { cellText, type ReportSection, toMail, weekInWords, weekReport } from './week-report'

export function WeekReport({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const now = useNow()
  const campaigns = useQuery(campaignsQuery)
  const seen = useSeenEvents()
  const known = useKnownEvents(resultTypes)
  const isReading = known.isPending || campaigns.isPending
  const hasNoCampaigns = campaigns.isError && !campaigns.data
  const eventsOf = (type: ResultType) =>
    known.types.has(type) ? known.events.filter(({ eventType }) => eventType === type) : undefined
  const sections = weekReport(
    {
      campaigns: campaigns.data,
      replied: eventsOf('replied'),
      bounced: eventsOf('bounced'),
      seen,
    },
    now,
  )
  const title = t('This week, {range}', { range: weekInWords(now) })

  return (
    <Stack gap="6" css={{ '& > section': { maxWidth: '56rem' } }}>
      <PageHeader
        title={title}
        actions={
          <Flex wrap="wrap" gap="2" data-not-printed>
            <Button variant="outline" onClick={onClose}>
              <PreviousIcon />
              {t('Back')}
            </Button>
            {!isReading && (
              <>
                <CopyButton
                  label={t('Copy for mail')}
                  text={() => toMail(title, sections).text}
                  html={() => toMail(title, sections).html}
                />
                <Button onClick={() => window.print()}>
                  <PrintIcon />
                  {t('Print')}
                </Button>
              </>
            )}
          </Flex>
        }
      />
      {isReading && <Loading label={t('Loading...')} />}
      {!isReading && (hasNoCampaigns || known.hasFailed) && (
        <UnknownNote
          texts={[t('Not known: some of the figures could not be read.')]}
          onRetry={() => {
            if (hasNoCampaigns) void campaigns.refetch()
            if (known.hasFailed) known.retry()
          }}
        />
      )}
      {!isReading && sections.map((section) => <Section key={section.title} {...section} />)}
    </Stack>
  )
}

const styles = {
  width: 'full',
  textStyle: 'sm',
  '& th, & td': { py: '2', pe: '3', textAlign: 'start', borderBottomWidth: '1px' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium' },
  '& td:not(:first-of-type), & th:not(:first-of-type)': {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    width: { base: '5.5rem', md: '9rem' },
  },
  '& td:first-of-type': { overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
} as const

function Section({ title, source, header, rows }: ReportSection) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mb="2">
        {source}
      </Text>
      <Box as="table" aria-label={title} css={styles}>
        <thead>
          <tr>
            {header.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- campaign names are not unique
            <tr key={row}>
              {cells.map((cell, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- cells have no other key
                <td key={column}>{cellText(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
