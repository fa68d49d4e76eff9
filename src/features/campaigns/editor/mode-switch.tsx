import { SegmentGroup } from '@chakra-ui/react'
import { useSlateSelector, useSlateStatic } from 'slate-react'
import { type BodyMode, currentMode, switchMode } from './modes'

const items = [
  { value: 'rich', label: 'Rich text' },
  { value: 'plain', label: 'Plain text' },
] satisfies { value: BodyMode; label: string }[]

export type ModeSwitchProps = {
  /** Told what plain text does not show of what was there. */
  onLost: (formatting: string[]) => void
}

export function ModeSwitch({ onLost }: ModeSwitchProps) {
  const editor = useSlateStatic()
  const mode = useSlateSelector(currentMode)
  return (
    <SegmentGroup.Root
      size="xs"
      value={mode}
      aria-label="Mode"
      onValueChange={({ value }) => {
        if (value === 'rich' || value === 'plain') onLost(switchMode(editor, value))
      }}
    >
      <SegmentGroup.Indicator />
      <SegmentGroup.Items items={items} />
    </SegmentGroup.Root>
  )
}
