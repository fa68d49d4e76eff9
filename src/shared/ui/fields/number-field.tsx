import { Field, Input } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { clampInteger, type IntegerRange } from '@/shared/lib/clamp-integer'

export type NumberFieldProps = IntegerRange & {
  label: string
  isLabelHidden?: boolean
  value: number
  /** Called with a whole number within the range, when it is committed: on leaving, Enter, arrows. */
  onChange: (value: number) => void
  helper?: string
  isDisabled?: boolean
  width?: string
  /** Takes the focus when it appears. */
  autoFocus?: boolean
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** For a screen reader, which would speak of the last committed value while another is typed. */
function numberIn(text: string): number | undefined {
  const number = text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}

export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, value, onChange, helper, isDisabled, width, autoFocus, ...range } =
    props
  /** What is being typed; may be anything until it is committed. */
  const [draft, setDraft] = useState<string>()

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
    commit(clampInteger(typed + step, range))
  }

  return (
    <Field.Root disabled={isDisabled} width={width}>
      <Field.Label srOnly={isLabelHidden}>{label}</Field.Label>
      <Input
        role="spinbutton"
        inputMode="numeric"
        autoFocus={autoFocus}
        autoComplete="off"
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={numberIn(draft ?? String(value))}
        aria-valuetext={draft}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== undefined && commit(clampInteger(draft, range))}
        onKeyDown={handleKeyDown}
      />
      {helper && <Field.HelperText>{helper}</Field.HelperText>}
    </Field.Root>
  )
}
