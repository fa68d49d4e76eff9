import type { StepEditor } from '../model/document'
import type { Wrapper } from './read-source'

const wrappers = new WeakMap<StepEditor, Wrapper>()

/** The HTML around the body of an editor, so that a block is shown as it looks in the mail. */
export const wrapperOf = (editor: StepEditor): Wrapper =>
  wrappers.get(editor) ?? { before: '', after: '' }

export const setWrapper = (editor: StepEditor, { before, after }: Wrapper) =>
  void wrappers.set(editor, { before, after })
