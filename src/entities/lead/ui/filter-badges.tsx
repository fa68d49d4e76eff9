import { Button, Flex, Tag } from '@chakra-ui/react'
import type { Dispatch, SetStateAction } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { focusAfterRow } from '@/shared/ui/tables/focus-after-row'
import { CloseIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import {
  countFilters,
  filterDefinitions,
  filterValueLabel,
  type FilterName,
  type LeadFilters,
  noFilters,
} from '../lead-filters'

type Props = {
  filters: LeadFilters
  onChange: Dispatch<SetStateAction<LeadFilters>>
}

export function FilterBadges({ filters, onChange }: Props) {
  const t = useTranslation()

  if (countFilters(filters) === 0) return null

  const change = (next: SetStateAction<LeadFilters>, button: HTMLElement) => {
    focusAfterRow(button)?.focus()
    onChange(next)
  }
  const without = (name: FilterName, value: string) => (filters: LeadFilters) => ({
    ...filters,
    [name]: filters[name].filter((one) => one !== value),
  })

  return (
    <Flex wrap="wrap" align="center" gap="2">
      <Flex
        as="ul"
        aria-label={t('Active filters')}
        wrap="wrap"
        gap="2"
        listStyleType="none"
        minW="0"
      >
        {filterDefinitions.flatMap(({ name }) =>
          filters[name].map((value) => (
            <Badge
              key={`${name} ${value}`}
              label={filterValueLabel(name, value)}
              onRemove={(button) => change(without(name, value), button)}
            />
          )),
        )}
      </Flex>
      <Button
        size="xs"
        variant="ghost"
        flexShrink="0"
        onClick={(event) => change(noFilters, event.currentTarget)}
      >
        {t('Clear all')}
      </Button>
    </Flex>
  )
}

type BadgeProps = { label: string; onRemove: (button: HTMLElement) => void }

function Badge({ label, onRemove }: BadgeProps) {
  const t = useTranslation()

  return (
    <Tag.Root as="li" size="lg" colorPalette="brand" borderRadius="full" ps="3" maxW="full">
      <Tag.Label>
        <UserText text={label} maxWidth="16rem" />
      </Tag.Label>
      <Tag.EndElement boxSize="6">
        <Tag.CloseTrigger
          aria-label={t('Remove {label}', { label })}
          data-action="remove"
          boxSize="6"
          css={{ '& svg': { boxSize: '4' } }}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          <CloseIcon />
        </Tag.CloseTrigger>
      </Tag.EndElement>
    </Tag.Root>
  )
}
