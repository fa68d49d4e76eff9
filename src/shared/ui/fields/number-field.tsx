import { Field, Input } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { clampInteger, type IntegerRange, numberIn } from '@/shared/lib/values/clamp-integer'

type NumberFieldProps = IntegerRange & {
  label: string
  isLabelHidden?: boolean
  isLabelInline?: boolean
  value: number
  /** Called on commit (blur, Enter or an arrow key) with an integer within the range. */
  onChange: (value: number) => void
  helper?: string
  isDisabled?: boolean
  size?: 'sm' | 'md'
  width?: string
  autoFocus?: boolean
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * Integer input, clamped to its range on commit. Not for digits that are not a quantity, such as
 * phone numbers: use a text field.
 */
export function NumberField(props: NumberFieldProps) {
  const t = useTranslation()
  const { label, isLabelHidden, isLabelInline, value, onChange, helper, ...others } = props
  const { isDisabled, size, width, autoFocus, ...range } = others
  /** Uncommitted input; any text. */
  const [draft, setDraft] = useState<string>()
  const [isUnread, setIsUnread] = useState(false)
  const typedNumber = numberIn(draft ?? String(value))

  const commit = (next: number) => {
    setDraft(undefined)
    if (next !== value) onChange(next)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const typed = clampInteger(draft ?? value, range)
    const step = steps[event.key]
    if (event.key === 'Enter') commit(typed)
    if (step === undefined) return
    event.preventDefault()
    setIsUnread(false)
    commit(clampInteger(typed + step, range))
  }

  return (
    <Field.Root
      disabled={isDisabled}
      width={isLabelInline ? 'auto' : width}
      flexDirection={isLabelInline ? 'row' : undefined}
      alignItems={isLabelInline ? 'center' : undefined}
    >
      <Field.Label srOnly={isLabelHidden} whiteSpace={{ sm: 'nowrap' }}>
        {label}
      </Field.Label>
      <Input
        size={size}
        role="spinbutton"
        inputMode="numeric"
        width={isLabelInline ? width : undefined}
        autoFocus={autoFocus}
        // Typing replaces the number, as after Tab.
        onFocus={autoFocus ? ({ currentTarget }) => currentTarget.select() : undefined}
        autoComplete="off"
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={Number.isFinite(typedNumber) ? typedNumber : undefined}
        aria-valuetext={draft}
        value={draft ?? String(value)}
        onChange={({ target }) => {
          setDraft(target.value)
          setIsUnread(Number.isNaN(numberIn(target.value)))
        }}
        onBlur={() => draft !== undefined && commit(clampInteger(draft, range))}
        onKeyDown={handleKeyDown}
      />
      {isUnread && (
        <Field.HelperText role="status">
          {t('Not a number: {fallback} is used.', { fallback: range.fallback })}
        </Field.HelperText>
      )}
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
    </Field.Root>
  )
}
