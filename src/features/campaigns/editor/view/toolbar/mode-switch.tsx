import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type BodyMode, currentMode, switchMode } from '../../commands/modes'

const modes = [
  { mode: 'rich', label: 'Rich text' },
  { mode: 'plain', label: 'Plain text' },
] satisfies { mode: BodyMode; label: string }[]

type ModeSwitchProps = {
  /** Told what plain text does not show of what was there. */
  onLost: (formatting: string[]) => void
}

export function ModeSwitch({ onLost }: ModeSwitchProps) {
  const editor = useSlateStatic()
  const current = useSlateSelector(currentMode)
  const name = useId()
  return (
    <Group role="radiogroup" aria-label="Mode">
      {modes.map(({ mode, label }) => (
        <Choice key={mode} data-checked={mode === current || undefined}>
          <input
            type="radio"
            name={name}
            checked={mode === current}
            onChange={() => onLost(switchMode(editor, mode))}
          />
          {label}
        </Choice>
      ))}
    </Group>
  )
}

const Group = chakra('div', {
  base: { display: 'inline-flex', gap: '0.5', p: '0.5', borderRadius: 'l2', bg: 'bg.muted' },
})

/** The unseen control lies over its label: whatever presses the one presses the other. */
const Choice = chakra('label', {
  base: {
    position: 'relative',
    px: '2.5',
    py: '0.5',
    borderRadius: 'l1',
    textStyle: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    '&[data-checked]': { bg: 'bg.panel', color: 'fg', boxShadow: 'xs', fontWeight: 'medium' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.focusRing' },
    '& input': { position: 'absolute', inset: '0', opacity: 0, cursor: 'inherit' },
    _highContrast: { '&[data-checked]': { border: '1px solid Highlight' } },
  },
})
