import { chakra, createListCollection, Field, Portal, Select as Chakra } from '@chakra-ui/react'
import { useMemo, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { RequiredMark } from './form-field'
import { SelectScrollButton } from './select-scroll-button'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectFieldProps = {
  label: string
  /** Muted text after the label; part of the accessible name. */
  labelNote?: string
  /** For a filter whose placeholder is enough; the label remains the accessible name. */
  isLabelHidden?: boolean
  /** For a filter: the trigger shows “Status: All”, without a label above it. */
  isLabelInside?: boolean
  options: readonly SelectOption[]
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string
  helper?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
  size?: 'sm' | 'md'
}

const TYPE_AHEAD_MS = 1000

function toCollection(options: readonly SelectOption[]) {
  const collection = createListCollection({ items: options })
  const search = collection.search.bind(collection)
  collection.search = (query, rest) => search(query, { ...rest, timeout: TYPE_AHEAD_MS })
  return collection
}

/**
 * Picks one option from a dropdown. Use SegmentedControl for up to four short options, and
 * FilterField for several values.
 */
export function SelectField(props: SelectFieldProps) {
  const t = useTranslation()
  const { label, labelNote, isLabelHidden, isLabelInside, options, value } = props
  const { onChange, placeholder, helper, error, isRequired, isDisabled, size = 'md' } = props
  const collection = useMemo(() => toCollection(options), [options])
  const contentRef = useRef<HTMLDivElement>(null)

  return (
    <Field.Root required={isRequired} disabled={isDisabled} invalid={Boolean(error)}>
      <Chakra.Root
        collection={collection}
        size={size}
        value={value === undefined ? [] : [value]}
        onValueChange={(details) => {
          const [next] = details.value
          if (next !== undefined) onChange(next)
        }}
        positioning={{ sameWidth: true, fitViewport: true }}
        lazyMount
        unmountOnExit
      >
        <Chakra.Label srOnly={isLabelHidden || isLabelInside}>
          {label}
          <RequiredMark ms="1" />
          {labelNote !== undefined && (
            <chakra.span color="fg.muted" textStyle="xs" fontWeight="normal">
              {' '}
              {labelNote}
            </chakra.span>
          )}
        </Chakra.Label>
        <Chakra.Control>
          <Field.Context>
            {({ ariaDescribedby }) => (
              <Chakra.Trigger aria-describedby={ariaDescribedby}>
                {isLabelInside ? (
                  <chakra.span display="flex" gap="1.5" minW="0" flex="1" pe="5">
                    <chakra.span aria-hidden color="fg.muted">{`${label}:`}</chakra.span>
                    <Chakra.ValueText />
                  </chakra.span>
                ) : (
                  <Chakra.ValueText placeholder={placeholder ?? t('Choose')} />
                )}
              </Chakra.Trigger>
            )}
          </Field.Context>
          <Chakra.IndicatorGroup>
            <Chakra.Indicator />
          </Chakra.IndicatorGroup>
        </Chakra.Control>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content ref={contentRef} maxHeight="min(20rem, var(--available-height))">
              <SelectScrollButton direction="up" scrollBox={contentRef} />
              {options.map((option) => (
                <Chakra.Item key={option.value} item={option} flex="none" scrollMarginBlock="8">
                  <Chakra.ItemText lineClamp="2" overflowWrap="anywhere" title={option.label}>
                    {option.label}
                  </Chakra.ItemText>
                  <Chakra.ItemIndicator />
                </Chakra.Item>
              ))}
              <SelectScrollButton direction="down" scrollBox={contentRef} />
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}
