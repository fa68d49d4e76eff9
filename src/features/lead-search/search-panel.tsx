import { Box, Flex, type SystemStyleObject } from '@chakra-ui/react'
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import type { LeadFilters } from '@/entities/lead/search/lead-filters'
import { type LeadSearch, limitRange } from '@/entities/lead/search/lead-search'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterFields } from '@/entities/lead/ui/filter-fields'
import { SearchButton } from '@/entities/lead/ui/search-button'
import { leadsTable } from '@/entities/lead/ui/lead-columns'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { BookmarkIcon, FilterIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { NumberField } from '@/shared/ui/fields/number-field'
import { ResetView } from '@/shared/ui/page/reset-view'
import { toolbar } from '@/shared/ui/page/toolbar'
import { useTableLayout } from '@/shared/ui/tables/use-table-layout'
import { ViewButton } from '@/shared/ui/tables/view-button'
import { useIsPhone } from '@/shared/ui/use-is-phone'

export const SavedSearchesDialog = lazyPart(
  async () => (await import('./saved-searches/saved-searches-dialog')).SavedSearchesDialog,
  opening(),
)

type Props = {
  search: LeadSearch
  /** Whether there are leads, or will be soon, that open filters would push out of view. */
  canFold: boolean
  /** Whether the leads are those of this search. */
  isSearched: boolean
  isFolded: boolean
  find: ReactNode
  /** Box for what is about the leads. */
  endRef: Ref<HTMLDivElement>
  onFoldedChange: (isFolded: boolean) => void
  onFiltersChange: Dispatch<SetStateAction<LeadFilters>>
  onLimitChange: (limit: number) => void
  isFound: boolean
  onSearch: () => void
  onOpenSaved: () => void
  isChanged: boolean
  onReset: () => void
}

export function SearchPanel(props: Props) {
  const t = useTranslation()
  const { search, canFold, isSearched, isFolded, onFoldedChange, find, endRef } = props
  const { onFiltersChange, onLimitChange, isFound, onSearch, onOpenSaved, onReset, isChanged } =
    props
  const { filters, limit } = search
  const fieldsId = useId()
  /** Below the row, above the leads, which stay where they are. */
  const isFloating = canFold && !isFolded
  const panel = useFoldOutside(isFloating, () => onFoldedChange(true))
  const isPhone = useIsPhone()
  const layout = useTableLayout(useCurrentUser().id, leadsTable)
  const unfold = () => onFoldedChange(false)
  const fields = useRef<HTMLDivElement>(null)
  // The position survives folding, and only a change fires an event.
  useEffect(() => {
    if (isFolded && fields.current) fields.current.scrollTop = 0
  }, [isFolded])
  // Focusing a field unfolds the panel.
  const handleOpen = (at: number) => fields.current?.querySelectorAll('input')[at]?.focus()

  const handleKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) => {
    const isOfList =
      target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
    if (key !== 'Escape' || !isFloating || isOfList || defaultPrevented) return
    onFoldedChange(true)
    currentTarget.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const badges = (
    <FilterBadges
      filters={filters}
      onChange={onFiltersChange}
      onOpen={handleOpen}
      isOneRow={isFolded}
    />
  )
  const resultLimit = (
    <NumberField
      label={t('Result limit')}
      isLabelInline
      size="sm"
      width="4.5rem"
      {...limitRange}
      value={limit}
      onChange={onLimitChange}
    />
  )
  const saved = (
    <Button
      ref={action('o')}
      size="sm"
      variant="ghost"
      px="0"
      aria-label={t('Saved searches')}
      title={t('Saved searches')}
      {...SavedSearchesDialog.onIntent}
      onClick={onOpenSaved}
    >
      <BookmarkIcon />
    </Button>
  )

  return (
    <Flex
      ref={panel}
      as="section"
      data-not-printed
      aria-label={t('Filters')}
      onKeyDown={handleKeyDown}
      flexShrink="0"
      align="center"
      flexWrap={canFold ? undefined : 'wrap'}
      css={row}
    >
      {find}
      <Box flex="1" minWidth="0" containerType="inline-size" hideBelow="md">
        {isFolded && badges}
      </Box>
      <Box ref={endRef} />
      {canFold && (
        <Button
          ref={action('f')}
          size="sm"
          variant="ghost"
          px={{ base: '0', '2xl': '2' }}
          aria-expanded={!isFolded}
          aria-controls={fieldsId}
          aria-label={t('Edit filters')}
          title={t('Edit filters')}
          onClick={() => onFoldedChange(!isFolded)}
        >
          <FilterIcon />
          <Box as="span" hideBelow="2xl">
            {t('Edit filters')}
          </Box>
        </Button>
      )}
      {/* Folded fields stay for Tab, screen readers and find in page, which focus or scroll to one. */}
      <Box
        ref={fields}
        id={fieldsId}
        className="fields"
        minWidth="0"
        onFocus={isFolded ? unfold : undefined}
        onScroll={isFolded ? () => fields.current?.scrollTop !== 0 && unfold() : undefined}
        css={isFolded ? folded : isFloating ? floating : below}
      >
        <FilterFields filters={filters} onChange={onFiltersChange} />
        {!isFolded && (
          <Flex wrap="wrap" align="center" gap="2" pt="3" _empty={{ display: 'none' }}>
            {badges}
            {isPhone && resultLimit}
            {isPhone && saved}
            <ResetView isChanged={isChanged} onReset={onReset} />
          </Flex>
        )}
      </Box>
      <ViewButton layout={layout} isIconOnly />
      {!isPhone && saved}
      {!isPhone && <div className="limit">{resultLimit}</div>}
      <SearchButton
        filters={filters}
        size="sm"
        isSearched={canFold && isSearched}
        isFound={isFound}
        isCompact={canFold}
        onSearch={onSearch}
      />
    </Flex>
  )
}

/** One row above the leads. What comes and goes is left of the limit. */
const row: SystemStyleObject = {
  ...toolbar,
  position: 'relative',
  gap: '2',
  minHeight: { base: 'var(--control-height)', md: '10' },
  mt: { base: '-1', md: '-3' },
  mb: { base: '-1', md: '-2' },
  '& > :is(.find, .find + *)': { order: '-2' },
  '& .price': { order: '-1' },
  '& > .find': {
    flex: { base: '1', md: '0 1 9rem', '2xl': '0 1 14rem' },
    minWidth: { md: '9rem' },
  },
  '& > .limit': { display: 'flex', alignItems: 'center', minHeight: '10' },
  '@media (max-width: 1535px)': { '& > .limit label': { srOnly: true } },
}

/** Folds on a press on the screen outside. Lists of the fields are outside of the screen. */
function useFoldOutside(isOpen: boolean, onFold: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const handlePress = useEffectEvent(({ target }: PointerEvent) => {
    const isOnScreen = target instanceof Element && target.closest('main')
    if (isOnScreen && !ref.current?.contains(target)) onFold()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const listener = (event: PointerEvent) => handlePress(event)
    document.addEventListener('pointerdown', listener)
    return () => document.removeEventListener('pointerdown', listener)
  }, [isOpen])
  return ref
}

const folded = {
  position: 'absolute',
  insetX: '0',
  top: '0',
  height: '1px',
  overflow: 'hidden',
  opacity: '0',
  // A press would unfold the panel and move the field before the click ends.
  pointerEvents: 'none',
}

const below = {
  order: '1',
  flexBasis: 'full',
  p: { base: '3', md: '4' },
  bg: 'bg.float',
  borderWidth: '1px',
  borderRadius: 'l3',
}

const floating = {
  ...below,
  position: 'absolute',
  insetX: '0',
  top: '100%',
  zIndex: 'docked',
  boxShadow: 'lg',
}
