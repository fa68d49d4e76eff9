import { Box, Flex, type SystemStyleObject } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { useOwnSenders } from '@/entities/campaign/own-senders'
import { OwnSendersDialog } from '@/entities/campaign/ui/only-mine'
import { isToDo, toDoLabels } from '@/entities/campaign/to-do'
import { sendersQuery } from '@/entities/campaign/sender-queries'
import { listsQuery } from '@/entities/list/list-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { Button } from '@/shared/ui/button'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SelectField } from '@/shared/ui/fields/select-field'
import { FilterTag } from '@/shared/ui/filter-tag'
import { ResetView, type ResetViewProps } from '@/shared/ui/page/reset-view'
import type { PersistedLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import {
  ALL,
  type CampaignFilters as Filters,
  type Choices as Chosen,
  choices,
  MINE,
} from './find-campaigns'

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
  layout: PersistedLayout
  onChange: (change: Partial<Filters>) => void
  /** Takes the campaigns out of "To do today". */
  onDismiss: () => void
}

export function CampaignFilters({ filters, layout, onChange, onDismiss, ...view }: Props) {
  const t = useTranslation()
  const { writesTo, toDo } = filters
  const lists = useQuery({ ...listsQuery, enabled: false }).data
  return (
    <Flex wrap={{ base: 'wrap', xl: 'nowrap' }} align="center" gap="3" data-not-printed>
      <Box flex={{ base: '1 1 8rem', md: '1 1 8rem' }}>
        <SearchField
          label={t('Search a campaign...')}
          value={filters.name}
          onChange={(name) => onChange({ name })}
        />
      </Box>
      {/* Between the search box, which shrinks, and the filters, which stay where they are. */}
      {writesTo !== undefined && (
        <FilterTag
          maxLabelWidth="10rem"
          label={t('Writes to {name}', {
            name: lists?.find(({ id }) => id === writesTo)?.name ?? writesTo,
          })}
          onRemove={() => onChange({ writesTo: undefined })}
        />
      )}
      {isToDo(toDo) && (
        <>
          <FilterTag
            maxLabelWidth="10rem"
            label={t(toDoLabels[toDo])}
            onRemove={() => onChange({ toDo: undefined })}
          />
          <Button
            size="xs"
            variant="outline"
            title={t('Takes them out of “To do today”')}
            onClick={onDismiss}
          >
            {t('Mark as done')}
          </Button>
        </>
      )}
      <Box order={{ base: '2', xl: '0' }} _empty={{ display: 'none' }}>
        <ResetView {...view} />
      </Box>
      <FoldedFilters count={choices.filter((choice) => filters[choice] !== ALL).length}>
        <Choices status={filters.status} sender={filters.sender} onChange={onChange} />
        <ViewButton layout={layout} isBrief />
      </FoldedFilters>
    </Flex>
  )
}

type FoldedProps = {
  count: number
  /** Fields in a wrapping row, followed by trailing content. */
  children: ReactNode
}

/** On wide screens the children join the row around them; on a phone they are below it. */
const foldedStyles: SystemStyleObject = {
  display: 'contents',
  mdDown: {
    display: 'none',
    order: '1',
    flexBasis: 'full',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: '3',
    '&[data-open]': { display: 'flex' },
  },
}

/** Collapses the filters behind a button on a phone, to make room for the rows. */
function FoldedFilters({ count, children }: FoldedProps) {
  const t = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        hideFrom="md"
        variant="outline"
        px="3"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count > 0 ? t('Filters ({count})', { count }) : t('Filters')}
      </Button>
      <Box css={foldedStyles} id={id} data-open={isOpen || undefined}>
        {children}
      </Box>
    </>
  )
}

/** Opens the choice of the user's own senders. */
const CHOOSE = 'choose'

type ChoicesProps = Chosen & Pick<Props, 'onChange'>

/** All fit in one row beside the search box from 1024 px on. */
const narrowChoice = { base: '0 1 9rem', md: '0 0 8.5rem', xl: '0 0 9.25rem' }

/** Memoised, so that typing in the search box beside it does not re-render it. */
const Choices = memo(function Choices({ status, sender, onChange }: ChoicesProps) {
  const t = useTranslation()
  const statusOptions = useOptions(statuses)
  const creatorOptions = useOptions(creators)
  const { data: senders } = useQuery(sendersQuery)
  const own = useOwnSenders()
  const [isChoosing, setIsChoosing] = useState(false)
  const senderOptions = useMemo(
    () => [
      { value: ALL, label: t('All') },
      { value: MINE, label: t('Mine') },
      ...(senders ?? []).map(({ name, email }) => ({ value: email, label: name || email })),
      { value: CHOOSE, label: t('Your senders …') },
    ],
    [senders, t],
  )

  const handleSender = (next: string) => {
    if (next === CHOOSE || (next === MINE && own.length === 0)) setIsChoosing(true)
    else onChange({ sender: next })
  }

  return (
    <>
      <Box flex={narrowChoice}>
        <SelectField
          label={t('Status')}
          isLabelInside
          options={statusOptions}
          value={status}
          onChange={(status) => onChange({ status })}
        />
      </Box>
      <Box flex={{ base: '0 1 12rem', md: '0 1 9.5rem', xl: '0 0 11.5rem' }}>
        <SelectField
          label={t('Sender')}
          isLabelInside
          options={senderOptions}
          value={sender}
          onChange={handleSender}
        />
      </Box>
      <Box flex={narrowChoice}>
        <SelectField
          label={t('Creators')}
          isLabelInside
          options={creatorOptions}
          value={ALL}
          onChange={() => {}}
        />
      </Box>
      {isChoosing && (
        <OwnSendersDialog
          onChosen={() => onChange({ sender: MINE })}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  )
})
