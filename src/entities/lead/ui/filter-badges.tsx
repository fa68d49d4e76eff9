import { chakra, Flex } from '@chakra-ui/react'
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { FilterTag } from '@/shared/ui/filter-tag'
import { focusAfterRow } from '@/shared/lib/keyboard/focus-after-row'
import {
  countFilters,
  filterDefinitions,
  filterValueLabel,
  type FilterName,
  type LeadFilters,
  noFilters,
} from '../search/lead-filters'

type Props = {
  filters: LeadFilters
  onChange: Dispatch<SetStateAction<LeadFilters>>
  /** Opens a field, by its place among the filters. */
  onOpen?: ((at: number) => void) | undefined
  /** Limits the badges to one row, with a button that shows the rest. */
  isOneRow?: boolean
}

/** Active search filters, each with a button that removes it. */
export function FilterBadges({ filters, onChange, onOpen, isOneRow = false }: Props) {
  const t = useTranslation()
  const count = countFilters(filters)
  const list = useRef<HTMLUListElement>(null)
  const hidden = useOneRow(list, count, isOneRow)

  if (count === 0) return null

  const change = (next: SetStateAction<LeadFilters>, button: HTMLElement) => {
    focusAfterRow(button)?.focus()
    onChange(next)
  }
  const without = (name: FilterName, value: string) => (filters: LeadFilters) => ({
    ...filters,
    [name]: filters[name].filter((one) => one !== value),
  })
  const badges = filterDefinitions.flatMap(({ name }, at) =>
    filters[name].map((value) => ({ name, value, at })),
  )

  return (
    <Flex wrap={isOneRow ? undefined : 'wrap'} align="center" gap={isOneRow ? '1' : '2'}>
      <chakra.ul
        ref={list}
        aria-label={t('Active filters')}
        display="flex"
        flexWrap="wrap"
        gap={isOneRow ? '1' : '2'}
        listStyleType="none"
        minWidth="0"
        // Badges that do not fit wrap below the first row, which scrolls to the one with the focus.
        css={isOneRow && { height: '6', overflow: 'hidden' }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) currentTarget.scrollTop = 0
        }}
      >
        {badges.map(({ name, value, at }) => (
          <FilterTag
            key={`${name} ${value}`}
            as="li"
            label={filterValueLabel(name, value)}
            {...(isOneRow && { ps: '2', maxLabelWidth: shareOfRow(count) })}
            onOpen={onOpen && (() => onOpen(at))}
            onRemove={(button) => change(without(name, value), button)}
          />
        ))}
      </chakra.ul>
      {hidden > 0 && (
        <Button
          size="2xs"
          variant="ghost"
          flexShrink="0"
          aria-label={t('+{count} more filters', { count: hidden })}
          onClick={() => onOpen?.(0)}
        >
          {`+${hidden}`}
        </Button>
      )}
      <Button
        size="xs"
        variant="ghost"
        flexShrink="0"
        hideBelow={isOneRow ? '2xl' : undefined}
        onClick={(event) => change(noFilters, event.currentTarget)}
      >
        {t('Clear all')}
      </Button>
    </Flex>
  )
}

/** Of the container: at least four badges fit from 1440 px on, and fewer have more room. */
const shareOfRow = (count: number) => `clamp(4rem, ${100 / Math.min(count, 4)}cqi - 4rem, 10rem)`

/** Number of badges that wrap below the first row. */
function useOneRow(list: RefObject<HTMLUListElement | null>, count: number, isOneRow: boolean) {
  const [hidden, setHidden] = useState(0)

  // Before paint.
  useLayoutEffect(() => {
    const box = list.current
    if (!box || !isOneRow) return undefined
    const measure = () => {
      const tops = Array.from(box.querySelectorAll('li'), ({ offsetTop }) => offsetTop)
      if (!box.contains(document.activeElement)) box.scrollTop = 0
      setHidden(tops.filter((top) => top !== tops[0]).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- measures again when the badges change
  }, [list, count, isOneRow])

  return isOneRow ? hidden : 0
}
