import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo } from 'react'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { ResetView, type ResetViewProps } from '@/shared/ui/reset-view'
import type { KeptLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { ALL, type CampaignFilters as Filters } from './find-campaigns'

const everything = { value: ALL, label: msg('All') }

const statuses = [
  everything,
  { value: 'active', label: msg('Active') },
  { value: 'paused', label: msg('Paused') },
  { value: 'draft', label: msg('Draft') },
]

const creators = [everything]

type Props = ResetViewProps & {
  filters: Filters
  layout: KeptLayout
  onChange: (change: Partial<Filters>) => void
}

export const CampaignFilters = memo(function CampaignFilters(props: Props) {
  const t = useTranslation()
  const { filters, layout, onChange, ...view } = props
  const handleName = useCallback((name: string) => onChange({ name }), [onChange])
  return (
    <Flex wrap="wrap" align="flex-end" gap="3">
      <Box flex="1 1 16rem">
        <SearchField label={t('Search a campaign...')} value={filters.name} onChange={handleName} />
      </Box>
      <Choices status={filters.status} sender={filters.sender} onChange={onChange} />
      <ViewButton layout={layout} />
      <ResetView {...view} />
    </Flex>
  )
})

type ChoicesProps = Pick<Filters, 'status' | 'sender'> & Pick<Props, 'onChange'>

/** Not rendered again for what is typed into the search box beside it. */
const Choices = memo(function Choices({ status, sender, onChange }: ChoicesProps) {
  const t = useTranslation()
  const statusOptions = useOptions(statuses)
  const creatorOptions = useOptions(creators)
  const { data: senders } = useQuery(sendersQuery)
  const senderOptions = useMemo(
    () => [
      { value: ALL, label: t('All') },
      ...(senders ?? []).map(({ name, email }) => ({ value: email, label: name || email })),
    ],
    [senders, t],
  )

  return (
    <>
      <Box flex="0 1 9rem">
        <SelectField
          label={t('Status')}
          options={statusOptions}
          value={status}
          onChange={(status) => onChange({ status })}
        />
      </Box>
      <Box flex="0 1 12rem">
        <SelectField
          label={t('Sender')}
          options={senderOptions}
          value={sender}
          onChange={(sender) => onChange({ sender })}
        />
      </Box>
      <Box flex="0 1 9rem">
        <SelectField
          label={t('Creators')}
          options={creatorOptions}
          value={ALL}
          onChange={() => {}}
        />
      </Box>
    </>
  )
})
