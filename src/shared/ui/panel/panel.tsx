import { Box, chakra, Flex, Heading, useMediaQuery } from '@chakra-ui/react'
import { type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { IconAction } from '../icon-action'
import { CloseIcon, DownIcon, UpIcon } from '../icons'
import { focusRowOfPanel, walkInPanel } from './rows'

type Props = {
  id: string
  title: string
  actions?: ReactNode
  children: ReactNode
  onClose: () => void
}

/** Layers that capture the keyboard. */
const LAYER =
  '[role=dialog]:not([data-panel] *), [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]'

/** Whether the panel overlays the screen. Only CSS knows whether there is room beside the rows. */
const isOver = (place: Element | null | undefined) =>
  place instanceof Element && getComputedStyle(place).position === 'fixed'

const PHONE = '(max-width: 29.9375em)'

/**
 * Makes everything but the panel inert.
 * @returns teardown
 */
function makeRestInert(place: HTMLElement): () => void {
  const rest: HTMLElement[] = []
  for (let one = place; one.parentElement && one.parentElement !== document.body;) {
    for (const sibling of one.parentElement.children) {
      if (sibling !== one && sibling instanceof HTMLElement && !sibling.inert) rest.push(sibling)
    }
    one = one.parentElement
  }
  for (const element of rest) element.inert = true
  return () => {
    for (const element of rest) element.inert = false
  }
}

/**
 * Details of a row beside its table, which remains usable. J and K show the next and previous row;
 * Escape returns to the row. Must be inside a PanelPlace.
 */
export function Panel({ id, title, actions, children, onClose }: Props) {
  const t = useTranslation()
  const titleId = useId()
  const box = useRef<HTMLDivElement>(null)
  const opened = useRef<{ id: string; from: Element | null }>(undefined)
  const uncover = useRef<() => void>(undefined)
  const [isCovering] = useMediaQuery([PHONE], { ssr: false })
  const placeOf = () => box.current?.closest<HTMLElement>('[data-panel]')

  const handleClose = () => {
    uncover.current?.()
    const { from } = opened.current ?? {}
    const isFirst = opened.current?.id === id && from instanceof HTMLElement && from.isConnected
    if (isFirst && from !== document.body) from.focus()
    else focusRowOfPanel()
    onClose()
  }

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf()
    const { target } = event
    if (event.key !== 'Escape' || !place || !(target instanceof Element)) return
    const layer = place.closest(LAYER)
    // A dialog closes at the next Escape.
    const isNear = (layer ?? place.parentElement)?.contains(target) || target.matches('body, main')
    if (!isNear || target.closest(LAYER) !== layer) return
    event.preventDefault()
    event.stopImmediatePropagation()
    handleClose()
  })

  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const place = placeOf()
    const screen = place?.parentElement?.closest('main, [role=dialog]')
    if (!isOver(place) || !(target instanceof Element) || place?.contains(target)) return
    // A click on content under the overlay only closes it.
    if (screen?.contains(target)) onClose()
  })

  // Before paint: Escape may be pressed immediately.
  useLayoutEffect(() => {
    opened.current ??= { id, from: document.activeElement }
    box.current?.focus({ preventScroll: true })
    // Capture: runs before the surrounding dialog, which would close as well.
    addEventListener('keydown', handleKeyDown, true)
    document.addEventListener('focusin', handleFocus)
    return () => {
      removeEventListener('keydown', handleKeyDown, true)
      document.removeEventListener('focusin', handleFocus)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once; another row leaves the focus where it is
  }, [])

  useEffect(() => {
    const place = placeOf()
    if (!isCovering || !place) return undefined
    uncover.current = makeRestInert(place)
    return () => uncover.current?.()
  }, [isCovering])

  return (
    <Flex
      ref={box}
      role="dialog"
      aria-modal={isCovering || undefined}
      aria-labelledby={titleId}
      tabIndex={-1}
      direction="column"
      height="full"
      outline="none"
    >
      <Flex align="center" gap="1" ps="4" pe="2" py="2" borderBottomWidth="1px">
        <Heading
          as="h2"
          id={titleId}
          aria-live="polite"
          size="md"
          flex="1"
          minWidth="0"
          overflowWrap="anywhere"
        >
          {title}
        </Heading>
        <IconAction label={t('Previous row')} Icon={UpIcon} onClick={() => walkInPanel(-1)} />
        <IconAction label={t('Next row')} Icon={DownIcon} onClick={() => walkInPanel(1)} />
        <IconAction label={t('Close details')} Icon={CloseIcon} onClick={handleClose} />
      </Flex>
      {actions && (
        <Flex
          wrap="wrap"
          align="center"
          gap="2"
          minHeight="12"
          px="4"
          py="2"
          borderBottomWidth="1px"
        >
          {actions}
        </Flex>
      )}
      <Box key={id} ref={keyboardScroll} flex="1" minHeight="0" overflowY="auto" p="4">
        {children}
      </Box>
    </Flex>
  )
}

/** A list of facts; children are Fact elements. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <chakra.dl display="grid" gridTemplateColumns="5.5rem minmax(0, 1fr)" gap="2" textStyle="sm">
    {children}
  </chakra.dl>
)

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted" hyphens="auto">
        {label}
      </chakra.dt>
      <chakra.dd minW="0" marginEnd="-2" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  )
}
