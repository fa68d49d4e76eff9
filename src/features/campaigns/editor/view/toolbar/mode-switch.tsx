import { useSlateSelector, useSlateStatic } from 'slate-react'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { useOptions } from '@/shared/i18n/use-options'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { type BodyMode, currentMode, switchMode } from '../../commands/modes'

const modes = [
  { value: 'rich', label: msg('Rich text') },
  { value: 'plain', label: msg('Plain text') },
] satisfies { value: BodyMode; label: Translatable }[]

type ModeSwitchProps = {
  /** Receives what plain text would leave out. */
  onLost: (formatting: Translatable[]) => void
}

export function ModeSwitch({ onLost }: ModeSwitchProps) {
  const t = useTranslation()
  const options = useOptions(modes)
  const editor = useSlateStatic()
  const current = useSlateSelector(currentMode)
  return (
    <SegmentedControl
      label={t('Mode')}
      options={options}
      value={current}
      onChange={(mode) => onLost(switchMode(editor, mode))}
    />
  )
}
