import { chakra, Portal, Text } from '@chakra-ui/react'
import { autoUpdate, computePosition, flip, hide, offset, shift } from '@floating-ui/dom'
import { useLayoutEffect, useRef } from 'react'
import type { ListAnchor, Suggestion } from './use-suggestions'

const WIDTH = 310
const EDGE = 8

type Option = Suggestion & { isCurrent: boolean; onChoose: () => void }
type Props = {
  id: string
  label: string
  options: readonly Option[]
  anchor: () => ListAnchor | undefined
}

export function SuggestionList({ id, label, options, anchor }: Props) {
  const ref = useRef<HTMLUListElement>(null)
  // Layout effect: measures after the typed text has been laid out.
  useLayoutEffect(() => {
    const place = anchor()
    return ref.current && place ? keepBeside(place, ref.current) : undefined
  })

  return (
    <Portal>
      <List id={id} role="listbox" aria-label={label} ref={ref} width={`${WIDTH}px`}>
        {options.map((option) => (
          <Choice
            key={option.id}
            id={option.id}
            role="option"
            aria-selected={option.isCurrent}
            onMouseDown={(event) => {
              event.preventDefault()
              option.onChoose()
            }}
          >
            <Text as="span" truncate flexShrink="0" maxW="70%">
              {option.label}
            </Text>
            <Text
              as="span"
              textStyle="xs"
              color="fg.muted"
              fontFamily={option.hint.startsWith('{{') ? 'mono' : undefined}
              truncate
            >
              {option.hint}
            </Text>
          </Choice>
        ))}
      </List>
    </Portal>
  )
}

/** Positions the list at its anchor while scrolling; hides it while the anchor is out of view. */
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

const Choice = chakra('li', {
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
