import { translate } from '@/shared/i18n/translate'
import { type TokenName, tokensMatching, tokenText } from './tokens'

/** What typing `{{` or `/` offers. */
export type Suggestion<Id extends string = string> = { id: Id; label: string; hint: string }

/** Where the list belongs: `element` is what it scrolls with. */
export type ListAnchor = { element: Element; rect?: () => DOMRect }

export const suggestedTokens = (query: string): Suggestion<TokenName>[] =>
  tokensMatching(query).map(({ name, label }) => ({
    id: name,
    label: translate(label),
    hint: tokenText(name),
  }))
