import { Button, Flex, Tag } from '@chakra-ui/react'
import type { Dispatch, SetStateAction } from 'react'
import { CloseIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import {
  countFilters,
  filterFields,
  labelOf,
  type FilterName,
  type LeadFilters,
  noFilters,
} from '../lead-filters'

type Props = { filters: LeadFilters; onChange: Dispatch<SetStateAction<LeadFilters>> }

/** The active filters, each with a way to take it off. */
export function FilterBadges({ filters, onChange }: Props) {
  if (countFilters(filters) === 0) return null

  const remove = (name: FilterName, value: string) =>
    onChange((current) => ({ ...current, [name]: current[name].filter((one) => one !== value) }))

  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Flex as="ul" aria-label="Active filters" wrap="wrap" gap="2" listStyleType="none" minW="0">
        {filterFields.flatMap(({ name }) =>
          filters[name].map((value) => (
            <Badge
              key={`${name} ${value}`}
              label={labelOf(name, value)}
              onRemove={() => remove(name, value)}
            />
          )),
        )}
      </Flex>
      <Button size="xs" variant="ghost" onClick={() => onChange(noFilters)}>
        Clear all
      </Button>
    </Flex>
  )
}

function Badge({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <Tag.Root as="li" size="lg" colorPalette="brand" borderRadius="full" ps="3" maxW="full">
      <Tag.Label>
        <UserText text={label} maxWidth="16rem" />
      </Tag.Label>
      <Tag.EndElement>
        <Tag.CloseTrigger aria-label={`Remove ${label}`} onClick={onRemove}>
          <CloseIcon />
        </Tag.CloseTrigger>
      </Tag.EndElement>
    </Tag.Root>
  )
}
