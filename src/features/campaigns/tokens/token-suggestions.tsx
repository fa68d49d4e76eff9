import { chakra, Portal, Text } from '@chakra-ui/react'
import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { type TokenName, tokensMatching, tokenText } from './tokens'

/** In px. */
const WIDTH = 310
const EDGE = 8

type TokenSuggestionsOptions = {
  /** The characters after an open `{{`; undefined where there is none. */
  query: string | undefined
  onChoose: (name: TokenName, query: string) => void
}

/** The suggestions that typing `{{` opens, for a field that keeps the focus itself. */
export function useTokenSuggestions({ query, onChoose }: TokenSuggestionsOptions) {
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
  const matches = query === undefined || dismissed || isLeft ? [] : tokensMatching(query)
  const isOpen = matches.length > 0
  const optionId = (name: TokenName) => `${listId}-${name}`
  const current = matches[active]

  /** Whether the list handled the key. */
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
    /** Without the focus the list gets no keys, so it closes until the focus is back. */
    handleFocus: (isInside: boolean) => setIsLeft(!isInside),
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

/** Where the list belongs: `element` is what it scrolls with. */
export type ListAnchor = { element: Element; rect?: () => DOMRect }

type ListProps = ReturnType<typeof useTokenSuggestions>['listProps'] & {
  anchor: () => ListAnchor | undefined
}

export function TokenSuggestionList(props: ListProps) {
  const { id, matches, current, optionId, onChoose, anchor } = props
  const ref = useRef<HTMLUListElement>(null)
  // Measured now, after the typed text has been laid out.
  useLayoutEffect(() => {
    const place = anchor()
    return ref.current && place ? keepBeside(place, ref.current) : undefined
  })

  return (
    <Portal>
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
    </Portal>
  )
}

/** Follows what scrolls, and is not seen while the text that it belongs to is not. */
function keepBeside({ element, rect }: ListAnchor, list: HTMLElement) {
  const reference = {
    contextElement: element,
    getBoundingClientRect: rect ?? (() => element.getBoundingClientRect()),
  }
  const place = async () => {
    const { x, y, middlewareData } = await computePosition(reference, list, {
      strategy: 'fixed',
      placement: 'bottom-start',
      middleware: [offset(4), flip(), shift({ padding: EDGE }), hide()],
    })
    const isHidden = middlewareData.hide?.referenceHidden
    Object.assign(list.style, {
      left: `${x}px`,
      top: `${y}px`,
      visibility: isHidden ? 'hidden' : '',
    })
  }
  return autoUpdate(reference, list, () => void place())
}

const List = chakra('ul', {
  base: {
    position: 'fixed',
    top: '0',
    insetInlineStart: '0',
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
