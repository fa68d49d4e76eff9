import { flushSync } from 'react-dom'
import type { StepEditor } from '../model/document'

/**
 * Draws each change at once. As long as a change waits to be drawn, Slate does not read where the
 * caret went in the meantime, and drawing puts it back: on a slow machine a quick Home and
 * Backspace would delete at the place before.
 */
export function withRenderAtOnce(editor: StepEditor): StepEditor {
  const { onChange } = editor
  editor.onChange = (options) => flushSync(() => onChange(options))
  return editor
}
