import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo } from 'react'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { ResetView, type ResetViewProps } from '@/shared/ui/reset-view'
import type { KeptLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { ALL, type CampaignFilters as Filters } from './find-campaigns'

const everything = { value: ALL, label: 'All' }

const statuses = [
  everything,
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Draft' },
]

const creators = [everything]

type Props = ResetViewProps & {
  filters: Filters
  layout: KeptLayout
  onChange: (change: Partial<Filters>) => void
}

export const CampaignFilters = memo(function CampaignFilters(props: Props) {
  const { filters, layout, onChange, ...view } = props
  const handleName = useCallback((name: string) => onChange({ name }), [onChange])
  return (
    <Flex wrap="wrap" align="flex-end" gap="3">
      <Box flex="1 1 16rem">
        <SearchField label="Search a campaign..." value={filters.name} onChange={handleName} />
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
  const { data: senders } = useQuery(sendersQuery)
  const senderOptions = useMemo(
    () => [
      everything,
      ...(senders ?? []).map(({ name, email }) => ({ value: email, label: name || email })),
    ],
    [senders],
  )

  return (
    <>
      <Box flex="0 1 9rem">
        <SelectField
          label="Status"
          options={statuses}
          value={status}
          onChange={(status) => onChange({ status })}
        />
      </Box>
      <Box flex="0 1 12rem">
        <SelectField
          label="Sender"
          options={senderOptions}
          value={sender}
          onChange={(sender) => onChange({ sender })}
        />
      </Box>
      <Box flex="0 1 9rem">
        <SelectField label="Creators" options={creators} value={ALL} onChange={() => {}} />
      </Box>
    </>
  )
})
