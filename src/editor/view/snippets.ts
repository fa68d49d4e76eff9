import type { ComponentType } from 'react'
import type { Suggestion } from '@/entities/campaign/tokens/use-suggestions'

/** Short texts that can be inserted by typing / and a name, or from a dialog. Without them the editor offers neither. */
export type Snippets = {
  suggest: (query: string) => Suggestion[]
  htmlOf: (id: string) => string
  /** Also saves the selected text as a snippet. */
  Dialog: ComponentType<SnippetsDialogProps>
}

export type SnippetsDialogProps = {
  /** The selected text as HTML; '' without a selection. */
  selectedHtml: string
  onInsert: (html: string) => void
  onClose: () => void
}

/**
 * The characters after a slash that begins a word; undefined elsewhere, as in “and/or”, a date or an
 * address.
 * @param isFirst whether the text begins a block, and so a word
 */
export function openSnippetQuery(textBeforeCaret: string, isFirst: boolean): string | undefined {
  return /\s\/((?:[^\s/][^\n/]{0,30})?)$/.exec((isFirst ? ' ' : '') + textBeforeCaret)?.[1]
}
