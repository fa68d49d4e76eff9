import { chakra, Text } from '@chakra-ui/react'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Layer } from '@/shared/ui/layer'
import { type TokenName, tokensMatching, tokenText } from '../content/tokens'

/** Room that the list needs, in px: above the text if there is too little below. */
const WIDTH = 310
const HEIGHT = 270

type TokenSuggestionsOptions = {
  /** The letters after an open `{{`; none where none is open. */
  query: string | undefined
  onChoose: (name: TokenName, query: string) => void
}

/** The list that typing `{{` opens, for a field that keeps the focus itself. */
export function useTokenSuggestions({ query, onChoose }: TokenSuggestionsOptions) {
  const listId = useId()
  const [dismissed, setDismissed] = useState(false)
  const [active, setActive] = useState(0)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setActive(0)
    if (query === undefined) setDismissed(false)
  }
  const matches = query === undefined || dismissed ? [] : tokensMatching(query)
  const isOpen = matches.length > 0
  const optionId = (name: TokenName) => `${listId}-${name}`
  const current = matches[active]

  /** Whether the key was meant for the list. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing) return false
    const { length } = matches
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active - 1 + length) % length)
    else if (event.key === 'Escape') setDismissed(true)
    else if ((event.key === 'Enter' || event.key === 'Tab') && current) {
      onChoose(current.name, query ?? '')
    } else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }

  return {
    isOpen,
    handleKey,
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen && current ? optionId(current.name) : undefined,
    },
    listProps: {
      id: listId,
      matches,
      current: current?.name,
      optionId,
      onChoose: (name: TokenName) => onChoose(name, query ?? ''),
    },
  }
}

type ListProps = ReturnType<typeof useTokenSuggestions>['listProps'] & {
  /** Where the caret, or the field, is in the window. */
  anchor: () => DOMRect
}

export function TokenSuggestionList(props: ListProps) {
  const { id, matches, current, optionId, onChoose, anchor } = props
  const ref = useRef<HTMLUListElement>(null)
  // Only now does the text that was typed stand where the browser can tell its place.
  useLayoutEffect(() => {
    if (ref.current) place(ref.current, anchor())
  })

  return (
    <Layer>
      <List id={id} role="listbox" aria-label="Tokens" ref={ref} width={`${WIDTH}px`}>
        {matches.map(({ name, label }) => (
          <Option
            key={name}
            id={optionId(name)}
            role="option"
            aria-selected={name === current}
            onMouseDown={(event) => {
              event.preventDefault()
              onChoose(name)
            }}
          >
            {label}
            <Text as="span" textStyle="xs" color="fg.muted" fontFamily="mono">
              {tokenText(name)}
            </Text>
          </Option>
        ))}
      </List>
    </Layer>
  )
}

function place({ style }: HTMLElement, { left, top, bottom }: DOMRect) {
  const isAbove = bottom + HEIGHT > innerHeight && top > HEIGHT
  style.left = `${Math.max(8, Math.min(left, innerWidth - WIDTH - 8))}px`
  style.top = isAbove ? 'auto' : `${bottom + 4}px`
  style.bottom = isAbove ? `${innerHeight - top + 4}px` : 'auto'
}

const List = chakra('ul', {
  base: {
    position: 'fixed',
    zIndex: 'popover',
    p: '1',
    listStyle: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    boxShadow: 'md',
  },
})

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    whiteSpace: 'nowrap',
    px: '2',
    py: '1.5',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _selected: { bg: 'brand.subtle', color: 'brand.fg' },
  },
})
