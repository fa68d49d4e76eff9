import { Button, Flex, Stack } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Balance } from '@/entities/credits/ui/balance'
import { countFilters } from '@/entities/lead/lead-filters'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterFields } from '@/entities/lead/ui/filter-fields'
import { SearchStatus } from '@/entities/lead/ui/search-status'
import { useTranslation } from '@/shared/i18n/translate'
import { onFirstClick } from '@/shared/lib/first-click'
import { EmptyState } from '@/shared/ui/empty-state'
import { SearchIcon, SuccessIcon } from '@/shared/ui/icons'
import { SelectField } from '@/shared/ui/fields/select-field'
import { FoundLeadsStep } from './found-leads-step'
import type { SearchImport } from './use-search-import'

type Props = {
  search: SearchImport
  onOpenList: (listId: string) => void
  onDone: () => void
}

const limits = [10, 25, 50, 100]
const limitOptions = limits.map((limit) => ({ value: String(limit), label: String(limit) }))

export function SearchImportTab({ search, onOpenList, onDone }: Props) {
  const t = useTranslation()
  const { filters, setFilters, limit, setLimit, found } = search
  const [savedListId, setSavedListId] = useState<string>()
  const tab = useRef<HTMLDivElement>(null)

  const handleSaved = (listId: string) => {
    setSavedListId(listId)
    search.forget()
  }

  return (
    <Stack ref={tab} gap="4">
      <FilterFields filters={filters} onChange={setFilters} />
      <FilterBadges filters={filters} onChange={setFilters} />
      <Flex wrap="wrap" align="flex-end" gap="3">
        <Flex width="8rem">
          <SelectField
            label={t('Result limit')}
            options={limitOptions}
            value={String(limit)}
            onChange={(value) => setLimit(Number(value))}
          />
        </Flex>
        <Button onClick={onFirstClick(search.start)}>
          <SearchIcon />
          {t('Search ({countFilters})', { countFilters: countFilters(filters) })}
        </Button>
        <Flex ms="auto">
          <Balance />
        </Flex>
      </Flex>
      <SearchStatus
        isPending={search.isPending}
        error={search.error}
        onCancel={search.cancel}
        onRetry={search.start}
      />
      {found && found.leads.length > 0 && (
        <FoundLeadsStep
          found={found}
          selection={search.selection}
          maxLimit={Math.max(...limits)}
          onSaved={handleSaved}
        />
      )}
      {found?.leads.length === 0 && (
        <EmptyState
          icon={<SearchIcon />}
          title={t('No leads match these filters')}
          description={t('Remove a filter, or add values to one.')}
          action={
            <Button
              variant="outline"
              onClick={() => tab.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()}
            >
              {t('Choose filters')}
            </Button>
          }
        />
      )}
      {!found && savedListId !== undefined && (
        <EmptyState
          icon={<SuccessIcon />}
          title={t('The list is saved')}
          description={t('You can search for more leads, or view the list.')}
          action={
            <Flex gap="3">
              <Button variant="outline" onClick={() => onOpenList(savedListId)}>
                {t('View contacts')}
              </Button>
              <Button onClick={onDone}>{t('Done')}</Button>
            </Flex>
          }
        />
      )}
    </Stack>
  )
}
