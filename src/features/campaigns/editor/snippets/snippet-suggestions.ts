import type { Snippet } from '../../library/entry'
import { libraryOfUser, matching } from '../../library/library'
import type { Suggestion } from '../../tokens/use-suggestions'

/**
 * The characters after a slash that begins a word; undefined elsewhere, as in “and/or”, a date or an
 * address.
 * @param isFirst whether the text begins a block, and so a word
 */
export function openSnippetQuery(textBeforeCaret: string, isFirst: boolean): string | undefined {
  return /\s\/((?:[^\s/][^\n/]{0,30})?)$/.exec((isFirst ? ' ' : '') + textBeforeCaret)?.[1]
}

const MAX_SUGGESTIONS = 8
const MAX_LINE = 80

export const snippetsOf = (userId: string): Snippet[] =>
  libraryOfUser(userId)
    .entries.get()
    .filter((entry) => entry.kind === 'snippet')

export const suggestSnippets = (userId: string, query: string): Suggestion[] =>
  matching(snippetsOf(userId), query)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, name, html }) => ({ id, label: name, hint: lineOf(html) }))

export const snippetHtml = (userId: string, id: string): string =>
  snippetsOf(userId).find((snippet) => snippet.id === id)?.html ?? ''

/** The text without formatting, as one short line. */
export function lineOf(html: string): string {
  const spaced = html.replaceAll(/<(?=(?:p|li|h\d|br|td|pre|blockquote)\b)/gi, ' <')
  const { textContent } = new DOMParser().parseFromString(spaced, 'text/html').body
  const line = textContent.replaceAll(/\s+/g, ' ').trim()
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line
}
