import type { ComponentType } from 'react'
import type { Suggestion } from '@/entities/campaign/tokens/use-suggestions'
import { Editor, Node, Range, Text } from 'slate'
import { openTokenQuery } from '@/entities/campaign/tokens/tokens'
import { bodyBlocks, type StepEditor } from '../model/document'

/**
 * Reusable texts, inserted from a dialog or by typing / and a name. If absent, the editor offers
 * neither.
 */
export type Snippets = {
  suggest: (query: string) => Suggestion[]
  htmlOf: (id: string) => string
  Dialog: ComponentType<SnippetsDialogProps>
}

export type SnippetsDialogProps = {
  selectedHtml: string
  onInsert: (html: string) => void
  onClose: () => void
}

/** The text around the caret. Read on every keystroke, so only of the current text node. */
function textAtCaret(editor: StepEditor) {
  const { selection } = editor
  if (!selection || Range.isExpanded(selection)) return undefined
  const { path, offset } = selection.anchor
  const leaf = Node.getIf(editor, path)
  if (!leaf || !Text.isText(leaf)) return undefined
  return { path, before: leaf.text.slice(0, offset) }
}

/** Characters typed after an open `{{`. */
export function readTokenQuery(editor: StepEditor): string | undefined {
  return openTokenQuery(textAtCaret(editor)?.before ?? '')
}

/**
 * Characters after a slash that starts a word; undefined elsewhere, as in “and/or”, a date or a
 * URL.
 */
export function readSnippetQuery(editor: StepEditor): string | undefined {
  const { path, before = '' } = textAtCaret(editor) ?? {}
  // The first text of a block starts a word.
  return /\s\/((?:[^\s/][^\n/]{0,30})?)$/.exec((path?.[1] === 0 ? ' ' : '') + before)?.[1]
}

export function isEmptyBody(editor: StepEditor): boolean {
  const [block, ...others] = bodyBlocks(editor)
  if (!block || others.length > 0) return false
  return (block.type === 'paragraph' || block.type === 'plain') && Editor.isEmpty(editor, block)
}
