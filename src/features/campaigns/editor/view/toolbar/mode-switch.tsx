import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type BodyMode, currentMode, switchMode } from '../../commands/modes'

const modes = [
  { mode: 'rich', label: 'Rich text' },
  { mode: 'plain', label: 'Plain text' },
] satisfies { mode: BodyMode; label: string }[]

type ModeSwitchProps = {
  /** Receives what plain text would leave out. */
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

/** The invisible control covers its label, so a click on either reaches both. */
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
