import { Combobox, createListCollection, Grid, Portal, Text, useCombobox } from '@chakra-ui/react'
import {
  type Dispatch,
  type KeyboardEvent,
  memo,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { isComposing } from '@/shared/lib/keyboard/is-composing'
import { DownIcon } from '@/shared/ui/icons'
import {
  cleanValues,
  completed,
  type FilterDefinition,
  filterDefinitions,
  type FilterName,
  type LeadFilters,
  hasMoreSuggestions,
  suggest,
} from '../search/lead-filters'

type Props = {
  filter: FilterDefinition
  values: readonly string[]
  onChange: (name: FilterName, values: string[]) => void
}

/** Multi-select combobox of a search filter. A filter with `isFree` accepts any text. */
export const FilterField = memo(function FilterField({ filter, values, onChange }: Props) {
  const t = useTranslation()
  const [typed, setTyped] = useState('')
  const collection = useMemo(
    () => createListCollection({ items: suggest(filter, typed) }),
    // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the labels follow the language
    [filter, typed, t],
  )
  const change = (next: readonly string[]) => onChange(filter.name, cleanValues(filter, next))
  const combobox = useCombobox({
    multiple: true,
    collection,
    value: [...values],
    onValueChange: ({ value }) => change(value),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    allowCustomValue: filter.isFree,
    inputBehavior: filter.isFree ? 'none' : 'autohighlight',
    openOnClick: true,
  })

  const highlight = useEffectEvent((text: string) => {
    if (!filter.isFree) return
    const completion = completed(filter, text)
    // Enter on a chosen option would remove it.
    if (completion === undefined || values.includes(completion)) combobox.clearHighlightValue()
    else combobox.setHighlightValue(completion)
  })
  // Only on typing: the arrow keys highlight as well.
  useEffect(() => highlight(typed), [typed])

  const commit = (input: HTMLInputElement, text = input.value) => {
    if (filter.isFree && text.trim()) change([...values, text])
    // Cleared synchronously; otherwise the next keystroke would be appended to the committed text.
    input.value = ''
    combobox.setInputValue('')
  }
  const handleKeyDown = ({ key, currentTarget, nativeEvent }: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = currentTarget.hasAttribute('aria-activedescendant')
    if (key !== 'Enter' || isHighlighted || isComposing(nativeEvent)) return
    // Enter may come before the highlight.
    commit(currentTarget, completed(filter, currentTarget.value))
  }

  return (
    <Combobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <Combobox.Label>{t(filter.label)}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          dir="auto"
          placeholder={values.length > 0 ? t('{count} chosen', { count: values.length }) : t('Any')}
          onKeyDown={handleKeyDown}
          onBlur={({ currentTarget }) => commit(currentTarget)}
        />
        <Combobox.IndicatorGroup aria-hidden pointerEvents="none" color="fg.muted">
          <DownIcon size={16} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxHeight="min(21rem, var(--available-height))">
            <Combobox.Empty>{t('No match')}</Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
            {hasMoreSuggestions(filter, typed) && (
              <Text role="presentation" px="2" py="1" color="fg.muted" textStyle="xs">
                {t('Type to find more')}
              </Text>
            )}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.RootProvider>
  )
})

type FieldsProps = {
  filters: LeadFilters
  /** Must be stable, so that a change re-renders only its own field. */
  onChange: Dispatch<SetStateAction<LeadFilters>>
}

const columns = { base: '1fr 1fr', xl: 'repeat(4, 1fr)' }

/**
 * The eight filters of a lead search, on Lead Search and in the search import. Applied only when
 * Search is clicked.
 */
export function FilterFields({ filters, onChange }: FieldsProps) {
  const handleChange = useCallback(
    (name: FilterName, values: string[]) => onChange((current) => ({ ...current, [name]: values })),
    [onChange],
  )
  return (
    <Grid gap="4" templateColumns={columns}>
      {filterDefinitions.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          values={filters[filter.name]}
          onChange={handleChange}
        />
      ))}
    </Grid>
  )
}
