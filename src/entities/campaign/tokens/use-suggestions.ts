import { type KeyboardEvent, useId, useState } from 'react'
import { translate } from '@/shared/i18n/translate'
import { isComposing } from '@/shared/lib/keyboard/is-composing'
import { type TokenName, tokensMatching, tokenText } from './tokens'

export type Suggestion<Id extends string = string> = { id: Id; label: string; hint: string }

/** Anchor of the list; it scrolls with `element`. */
export type ListAnchor = { element: Element; rect?: () => DOMRect }

export const suggestedTokens = (query: string): Suggestion<TokenName>[] =>
  tokensMatching(query).map(({ name, label }) => ({
    id: name,
    label: translate(label),
    hint: tokenText(name),
  }))

type SuggestionsOptions<Id extends string> = {
  label: string
  /** Characters typed after the trigger; undefined while there is nothing to suggest. */
  query: string | undefined
  suggest: (query: string) => readonly Suggestion<Id>[]
  onChoose: (id: Id, query: string) => void
}

export function useSuggestions<Id extends string>(options: SuggestionsOptions<Id>) {
  const { label, query, suggest, onChoose } = options
  const listId = useId()
  const [dismissed, setDismissed] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  const [active, setActive] = useState(0)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setActive(0)
    if (query === undefined) setDismissed(false)
  }
  const matches = query === undefined || dismissed || isLeft ? [] : suggest(query)
  const isOpen = matches.length > 0
  const optionId = (id: Id) => `${listId}-${id}`
  const current = matches[active]
  const choose = (id: Id) => {
    setActive(0)
    onChoose(id, query ?? '')
  }

  /** @returns whether the list handled the key */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (query === undefined) setDismissed(false)
    if (!isOpen || isComposing(event.nativeEvent)) return false
    const { length } = matches
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active - 1 + length) % length)
    else if (event.key === 'Escape') setDismissed(true)
    else if (!event.shiftKey && (event.key === 'Enter' || event.key === 'Tab') && current) {
      choose(current.id)
    } else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    isOpen,
    handleKey,
    /** A pasted trigger opens nothing. */
    handlePaste: () => setDismissed(true),
    /** Hides the list while the field is not focused, because it would receive no keys. */
    handleFocus: (isInside: boolean) => setIsLeft(!isInside),
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && current ? optionId(current.id) : undefined,
    },
    listProps: {
      id: listId,
      label,
      options: matches.map((match) => ({
        id: optionId(match.id),
        label: match.label,
        hint: match.hint,
        isCurrent: match === current,
        onChoose: () => choose(match.id),
      })),
    },
  }
}
