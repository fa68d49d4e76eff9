import type { ComponentType } from 'react'
import type { Suggestion } from '@/entities/campaign/tokens/use-suggestions'

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

/**
 * Characters after a slash that starts a word; undefined elsewhere, as in “and/or”, a date or a
 * URL.
 * @param isFirst whether the text starts a block, and thus a word
 */
export function openSnippetQuery(textBeforeCaret: string, isFirst: boolean): string | undefined {
  return /\s\/((?:[^\s/][^\n/]{0,30})?)$/.exec((isFirst ? ' ' : '') + textBeforeCaret)?.[1]
}
