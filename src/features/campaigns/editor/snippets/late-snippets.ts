import { lateCode } from '@/shared/lib/late-code'

/** Loads with the first slash that may mean a snippet. */
export const useSnippets = lateCode(() => import('./snippet-suggestions'))

/**
 * The characters after a slash that begins a word; undefined elsewhere, as in “and/or”, a date or an
 * address.
 * @param isFirst whether the text begins a block, and so a word
 */
export function openSnippetQuery(textBeforeCaret: string, isFirst: boolean): string | undefined {
  return /\s\/((?:[^\s/][^\n/]{0,30})?)$/.exec((isFirst ? ' ' : '') + textBeforeCaret)?.[1]
}
