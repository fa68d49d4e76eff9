import { useSlateSelector, useSlateStatic } from 'slate-react'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { type BodyMode, currentMode, switchMode } from '../../commands/modes'

const modes = [
  { value: 'rich', label: 'Rich text' },
  { value: 'plain', label: 'Plain text' },
] satisfies { value: BodyMode; label: string }[]

type ModeSwitchProps = {
  /** Receives what plain text would leave out. */
  onLost: (formatting: string[]) => void
}

export function ModeSwitch({ onLost }: ModeSwitchProps) {
  const editor = useSlateStatic()
  const current = useSlateSelector(currentMode)
  return (
    <SegmentedControl
      label="Mode"
      options={modes}
      value={current}
      onChange={(mode) => onLost(switchMode(editor, mode))}
    />
  )
}
