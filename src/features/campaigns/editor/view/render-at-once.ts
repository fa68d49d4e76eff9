import { flushSync } from 'react-dom'
import type { StepEditor } from '../model/document'

/**
 * Renders each change synchronously. While a change waits to be rendered, Slate ignores moves of
 * the caret, and rendering puts it back: on a slow machine a quick Home and Backspace would delete
 * at the old position.
 */
export function withRenderAtOnce(editor: StepEditor): StepEditor {
  const { onChange } = editor
  editor.onChange = (options) => flushSync(() => onChange(options))
  return editor
}
