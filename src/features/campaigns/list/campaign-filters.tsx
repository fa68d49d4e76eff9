import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useMemo } from 'react'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { Look, lookOf } from '@/shared/ui/look'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { ALL, type CampaignFilters as Filters } from './find-campaigns'

const everything = { value: ALL, label: 'All' }

const statuses = [
  everything,
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Draft' },
]

const creators = [everything]

const look = lookOf({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  '& > .name': { flex: '1 1 16rem' },
})

type Props = { filters: Filters; onChange: (change: Partial<Filters>) => void }

export const CampaignFilters = memo(function CampaignFilters({ filters, onChange }: Props) {
  const handleName = useCallback((name: string) => onChange({ name }), [onChange])
  return (
    <Look look={look}>
      <div className="name">
        <SearchField label="Search a campaign..." value={filters.name} onChange={handleName} />
      </div>
      <Choices status={filters.status} sender={filters.sender} onChange={onChange} />
    </Look>
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
