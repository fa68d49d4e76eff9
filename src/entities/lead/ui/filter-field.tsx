import { Combobox, createListCollection, Portal } from '@chakra-ui/react'
import { type KeyboardEvent, memo, useMemo, useState } from 'react'
import { DownIcon } from '@/shared/ui/icons'
import { cleanValues, type FilterField as Field, type FilterName, suggest } from '../lead-filters'

type Props = {
  field: Field
  values: readonly string[]
  onChange: (name: FilterName, values: string[]) => void
}

/** A dropdown of several values that can be typed into; where the filter is free, any text counts. */
export const FilterField = memo(function FilterField({ field, values, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const collection = useMemo(
    () => createListCollection({ items: suggest(field, typed) }),
    [field, typed],
  )
  const change = (next: readonly string[]) => {
    setTyped('')
    onChange(field.name, cleanValues(field, next))
  }
  const addTyped = () => {
    if (typed.trim() && field.isFree) change([...values, typed])
    else setTyped('')
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isHighlighted = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key === 'Enter' && !isHighlighted && !event.nativeEvent.isComposing) addTyped()
  }

  return (
    <Combobox.Root
      multiple
      collection={collection}
      value={[...values]}
      onValueChange={({ value }) => change(value)}
      inputValue={typed}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') setTyped(inputValue)
      }}
      allowCustomValue={field.isFree}
      inputBehavior={field.isFree ? 'none' : 'autohighlight'}
      openOnClick
      lazyMount
      unmountOnExit
    >
      <Combobox.Label>{field.label}</Combobox.Label>
      <Combobox.Control>
        <Combobox.Input
          dir="auto"
          placeholder={values.length > 0 ? `${values.length} chosen` : 'Any'}
          onKeyDown={handleKeyDown}
          onBlur={addTyped}
        />
        <Combobox.IndicatorGroup aria-hidden pointerEvents="none" color="fg.muted">
          <DownIcon size={16} />
        </Combobox.IndicatorGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content maxHeight="min(20rem, var(--available-height))">
            <Combobox.Empty>
              {field.isFree ? 'Press Enter to add what you typed' : 'Nothing is called that'}
            </Combobox.Empty>
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item}>
                <Combobox.ItemText>{item.label}</Combobox.ItemText>
                <Combobox.ItemIndicator />
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  )
})
