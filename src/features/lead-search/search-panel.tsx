import { Box, chakra, Flex } from '@chakra-ui/react'
import {
  type Dispatch,
  type KeyboardEvent,
  type ReactNode,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { countFilters, type LeadFilters } from '@/entities/lead/search/lead-filters'
import { type LeadSearch, limitRange } from '@/entities/lead/search/lead-search'
import { FilterBadges } from '@/entities/lead/ui/filter-badges'
import { FilterFields } from '@/entities/lead/ui/filter-fields'
import { SearchButton } from '@/entities/lead/ui/search-button'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { Button } from '@/shared/ui/button'
import { BookmarkIcon, DownIcon, UpIcon } from '@/shared/ui/icons'
import { lazyPart, opening } from '@/shared/ui/lazy-part'
import { NumberField } from '@/shared/ui/fields/number-field'
import { ResetView } from '@/shared/ui/page/reset-view'
import { toolbar } from '@/shared/ui/page/toolbar'

export const SavedSearchesDialog = lazyPart(
  async () => (await import('./saved-searches/saved-searches-dialog')).SavedSearchesDialog,
  { fallback: opening() },
)

type Props = {
  search: LeadSearch
  /** Whether there are leads, or will be soon, that open filters would push out of view. */
  canFold: boolean
  /** Whether the leads are those of this search. */
  isSearched: boolean
  isFolded: boolean
  /** Above the leads, which stay where they are. */
  isFloating: boolean
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
  const { search, canFold, isSearched, isFolded, isFloating, onFoldedChange } = props
  const { onFiltersChange, onLimitChange, isFound, onSearch, onOpenSaved, onReset, isChanged } =
    props
  const { filters, limit } = search
  const fieldsId = useId()
  const panel = useFoldOutside(isFloating, () => onFoldedChange(true))
  /** Breakpoint below which a folded panel is one row with Edit filters and Search. */
  const phone = isFolded ? 'md' : undefined
  /** On phones, below the fields; elsewhere the row is the same with and without them. */
  const order = { base: 2, md: canFold ? 0 : 2 }
  // Focusing a field unfolds the panel.
  const handleOpen = (at: number) =>
    document.getElementById(fieldsId)?.querySelectorAll('input')[at]?.focus()

  const handleKeyDown = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent) => {
    const isOfList =
      target instanceof Element && target.matches('[role=combobox][aria-expanded=true]')
    if (key !== 'Escape' || !isFloating || isOfList || defaultPrevented) return
    onFoldedChange(true)
    currentTarget.querySelector('button')?.focus()
  }

  return (
    <Box
      ref={panel}
      position="relative"
      flexShrink="0"
      minHeight={canFold ? foldedHeight : undefined}
    >
      <Flex
        as="section"
        data-not-printed
        aria-label={t('Filters')}
        position={isFloating ? 'absolute' : 'relative'}
        insetX="0"
        zIndex={isFloating ? 'docked' : undefined}
        boxShadow={isFloating ? 'lg' : undefined}
        onKeyDown={handleKeyDown}
        wrap="wrap"
        align={isFloating ? 'flex-start' : 'center'}
        alignContent="flex-start"
        columnGap="3"
        rowGap={canFold ? '2' : '4'}
        px={canFold ? '2' : { base: '4', md: '5' }}
        py={canFold ? rowPadding : '4'}
        minHeight={foldedHeight}
        css={canFold ? toolbar : undefined}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
      >
        {canFold && (
          <Button
            ref={action('f')}
            size="sm"
            variant="ghost"
            aria-expanded={!isFolded}
            aria-controls={fieldsId}
            onClick={() => onFoldedChange(!isFolded)}
          >
            {isFolded ? <DownIcon /> : <UpIcon />}
            {t('Edit filters')}
          </Button>
        )}
        <FoldingFields
          id={fieldsId}
          isFolded={isFolded}
          isFloating={isFloating}
          onUnfold={() => onFoldedChange(false)}
        >
          <FilterFields filters={filters} onChange={onFiltersChange} />
        </FoldingFields>
        <Flex
          align="center"
          flex={canFold ? { base: '1 1 100%', md: '1 1 10rem' } : '0 0 100%'}
          minWidth="0"
          minHeight={canFold ? '8' : undefined}
          order={order}
          hideBelow={phone}
          hidden={countFilters(filters) === 0}
        >
          <FilterBadges
            filters={filters}
            onChange={onFiltersChange}
            onOpen={handleOpen}
            isOneRow={isFolded}
          />
        </Flex>
        {/* At the end of the bar, whether there are badges or not. */}
        <Box hideBelow={phone} order={order} ms={canFold ? { md: 'auto' } : undefined}>
          <NumberField
            label={t('Result limit')}
            isLabelInline
            size="sm"
            width="4.5rem"
            {...limitRange}
            value={limit}
            onChange={onLimitChange}
          />
        </Box>
        <SearchButton
          filters={filters}
          size="sm"
          isSearched={canFold && isSearched}
          isFound={isFound}
          isCompact={canFold}
          onSearch={onSearch}
        />
        <Button
          ref={action('o')}
          size="sm"
          variant="ghost"
          hideBelow={phone}
          order={order}
          title={canFold ? t('Saved searches') : undefined}
          {...SavedSearchesDialog.onIntent}
          onClick={onOpenSaved}
        >
          <BookmarkIcon />
          <chakra.span srOnly={canFold ? { md: true } : false}>{t('Saved searches')}</chakra.span>
        </Button>
        {/* If folded, the badges have their own Clear all. */}
        <Box order="2" ms={isFloating ? 'auto' : undefined} _empty={{ display: 'none' }}>
          <ResetView isChanged={isChanged && !isFolded} onReset={onReset} />
        </Box>
      </Flex>
    </Box>
  )
}

const foldedHeight = { base: '3.375rem', md: '12' }
const rowPadding = { base: '1', md: 'calc((2.875rem - var(--control-height)) / 2)' }

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

type FoldingFieldsProps = {
  id: string
  isFolded: boolean
  isFloating: boolean
  onUnfold: () => void
  children: ReactNode
}

/**
 * Folded fields take no space but stay in the DOM for Tab, screen readers and find in page. Each of
 * these focuses a field or scrolls to it, which unfolds the panel.
 */
function FoldingFields({ id, isFolded, isFloating, onUnfold, children }: FoldingFieldsProps) {
  const box = useRef<HTMLDivElement>(null)
  // Reset, because only a change of the scroll position fires an event, and the position survives
  // folding.
  useEffect(() => {
    if (isFolded && box.current) box.current.scrollTop = 0
  }, [isFolded])

  const handleScroll = () => {
    if (box.current?.scrollTop !== 0) onUnfold()
  }

  return (
    <Box
      ref={box}
      id={id}
      order="1"
      flexBasis="full"
      minWidth="0"
      p={isFloating ? '3' : undefined}
      onFocus={isFolded ? onUnfold : undefined}
      onScroll={isFolded ? handleScroll : undefined}
      css={
        isFolded && {
          position: 'absolute',
          insetX: '0',
          top: '0',
          height: '1px',
          overflow: 'hidden',
          opacity: '0',
          // A press would unfold the panel and move the field before the click ends.
          pointerEvents: 'none',
        }
      }
    >
      {children}
    </Box>
  )
}
