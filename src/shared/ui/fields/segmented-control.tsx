import { chakra } from '@chakra-ui/react'
import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  /** Separate chips, for options that do not fit in one bar. */
  areChips?: boolean
}

/**
 * Picks one of a few visible options. Use SelectField for more than about four, or for options from
 * the server.
 */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, areChips } = props
  const name = useId()
  return (
    <Group role="radiogroup" aria-label={label} data-chips={areChips || undefined}>
      {options.map((option) => (
        <Choice key={option.value} data-checked={option.value === value || undefined}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Choice>
      ))}
    </Group>
  )
}

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '0.5',
    p: '0.5',
    borderRadius: 'l2',
    bg: 'bg.muted',
    '&[data-chips]': {
      gap: '1.5',
      p: '0',
      maxWidth: 'full',
      bg: 'transparent',
      mdDown: { flexWrap: 'nowrap', overflowX: 'auto' },
    },
    '&[data-chips] > label': { borderWidth: '1px', borderRadius: 'full', whiteSpace: 'nowrap' },
    '&[data-chips] > label[data-checked]': {
      bg: 'brand.subtle',
      borderColor: 'brand.solid',
      boxShadow: 'none',
    },
  },
})

/** The invisible input covers its label, so that a click on the label hits the input. */
const Choice = chakra('label', {
  base: {
    position: 'relative',
    px: '2.5',
    py: '0.5',
    borderRadius: 'l1',
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    '&[data-checked]': { bg: 'bg.segment', color: 'fg', boxShadow: 'xs', fontWeight: 'medium' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' },
    _highContrast: { '&[data-checked]': { border: '1px solid Highlight' } },
  },
})
