import { Box, Link, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Campaign, sentInWords, statusLabel, stepCountOf } from '@/entities/campaign/campaign'
import { campaignsQuery } from '@/entities/campaign/campaign-queries'
import { sendingDays } from '@/entities/campaign/model/sequence'
import {
  countNamesakes,
  resultLabels,
  resultTypes,
  togetherText,
  useResults,
} from '@/entities/campaign/results'
import { countInWords, whyNone } from '@/entities/event/known-counts'
import { msg, type Translatable, type Translate, useTranslation } from '@/shared/i18n/translate'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { UserText } from '@/shared/ui/user-text'

/** More would not fit side by side. */
export const comparable = { least: 2, most: 5 }

type Row = {
  id: string
  label: Translatable
  valueOf: (campaign: Campaign, t: Translate) => ReactNode
}

const sendersOf = ({ steps }: Campaign) => [...new Set(steps.map(({ sender }) => sender))]

const rows: Row[] = [
  {
    id: 'status',
    label: msg('Status'),
    valueOf: ({ status }) => statusLabel(status),
  },
  {
    id: 'subject',
    label: msg('Subject'),
    valueOf: ({ steps }, t) => steps[0]?.subject || t('No subject'),
  },
  {
    id: 'steps',
    label: msg('Steps'),
    valueOf: (campaign, t) => stepCountOf(campaign) ?? t('not known'),
  },
  {
    id: 'days',
    label: msg('Days from the first to the last step'),
    valueOf: ({ steps, lacksSteps }, t) =>
      lacksSteps ? t('not known') : (sendingDays(steps).at(-1) ?? 1) - 1,
  },
  {
    id: 'sender',
    label: msg('Sender'),
    valueOf: (campaign, t) =>
      sendersOf(campaign).filter(Boolean).join(', ') || t('No sender chosen'),
  },
  {
    id: 'sent',
    label: msg('Leads completed'),
    valueOf: (campaign) => sentInWords(campaign),
  },
]

export function CompareCampaigns({
  campaigns,
  onClose,
}: {
  campaigns: readonly Campaign[]
  onClose: () => void
}) {
  const t = useTranslation()
  const { data: all = campaigns } = useQuery({ ...campaignsQuery, enabled: false })
  const { results, hasFailed, retry } = useResults()
  const namesakes = countNamesakes(all)

  return (
    <Dialog
      size="xl"
      isFilling={campaigns.length > 3}
      title={t('Compare campaigns')}
      onClose={onClose}
    >
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={t('Compare campaigns')}>
        <Box as="table" width="full" css={styles}>
          <thead>
            <tr>
              <th scope="col">{t('Campaign')}</th>
              {campaigns.map(({ id, name }) => (
                <th key={id} scope="col">
                  <UserText text={name || '–'} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, valueOf }) => (
              <tr key={id}>
                <th scope="row">{t(label)}</th>
                {campaigns.map((campaign) => (
                  <td key={campaign.id}>{valueOf(campaign, t)}</td>
                ))}
              </tr>
            ))}
            {resultTypes.map((type) => (
              <tr key={type}>
                <th scope="row">{t(resultLabels[type])}</th>
                {campaigns.map((campaign) => {
                  const known = results(type, campaign.name)
                  if (!known) return <td key={campaign.id}>{hasFailed && t('not known')}</td>
                  return (
                    <td key={campaign.id} title={whyNone(known)}>
                      <Link asChild minWidth="6" minHeight="6">
                        <RouterLink
                          to="/analytics"
                          search={{ type, campaign: campaign.name.trim() }}
                        >
                          {countInWords(known)}
                        </RouterLink>
                      </Link>{' '}
                      {togetherText(campaign, namesakes(campaign))}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Text mt="3" mb="3" color="fg.muted" textStyle="sm">
        {t(
          'Known replies and bounces are those that this device has seen; the server returns the latest 50 of all campaigns.',
        )}
      </Text>
      {hasFailed && (
        <UnknownNote texts={[t('Not known: some events could not be read.')]} onRetry={retry} />
      )}
    </Dialog>
  )
}

const styles = {
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  textStyle: 'sm',
  '& th, & td': {
    px: { base: '2', md: '3' },
    py: '2',
    minHeight: '11',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    width: { base: '7rem', md: '12rem' },
    fontWeight: 'semibold',
  },
  '& thead th:first-of-type': { width: { base: '5.5rem', md: '10rem' } },
  '& thead th:first-of-type, & [scope=row]': { color: 'fg.muted', fontWeight: 'normal' },
} as const
