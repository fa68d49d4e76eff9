import { Box, Dialog as Chakra, Portal } from '@chakra-ui/react'
import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '@/shared/i18n/translate'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { IconAction } from '../icon-action'
import { CloseIcon } from '../icons'

export type DialogProps = {
  isOpen?: boolean
  title: ReactNode
  /** What it is about: shown before and larger than the title, which remains the dialog's name. */
  subject?: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The body does not scroll; a table inside it does. */
  isFilling?: boolean
  /** As high at every step and while it loads, so that nothing moves. */
  hasSteps?: boolean
  footer?: ReactNode
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full'
  onClose: () => void
  closeOnInteractOutside?: boolean
  /**
   * Mounted independently of the dialog below, which must not cover it when both reappear after Log
   * In.
   */
  isAbove?: boolean
  /** If false, there is no Close button, and Escape does nothing. */
  isClosable?: boolean
  /** If false, the screen behind does not darken: for a message that closes by itself. */
  hasBackdrop?: boolean
  role?: 'dialog' | 'alertdialog'
  initialFocusEl?: () => HTMLElement | null
  finalFocusEl?: () => HTMLElement | null
}

const FooterSlot = createContext<HTMLElement | null>(null)

/**
 * The footer of the enclosing dialog, for a step with its own buttons. The dialog's `footer` prop
 * takes precedence.
 */
export function DialogFooter({ children }: { children: ReactNode }) {
  const slot = use(FooterSlot)
  return slot && createPortal(children, slot)
}

type PartProps = { isShown: boolean; children: ReactNode }

/** Content that stays mounted while hidden, such as a tab. Hides its DialogFooter as well. */
export function DialogPart({ isShown, children }: PartProps) {
  const slot = use(FooterSlot)
  return <FooterSlot value={isShown ? slot : null}>{children}</FooterSlot>
}

const subjectStyles = {
  '&&': {
    flexFlow: 'row wrap',
    alignItems: 'baseline',
    columnGap: '3',
    rowGap: '0',
    pt: '4',
    pb: '3',
  },
  '&& > *': { color: 'fg.muted', fontSize: 'sm', fontWeight: 'normal', minWidth: '0' },
  '&& > [data-subject]': { order: -1, color: 'fg', fontSize: 'md', fontWeight: 'semibold' },
} as const

/** Beside the sidebar; over it in browsers without anchors. */
const overContent = { insetInlineStart: 'anchor(--content left)', right: '0', width: 'auto' }

const fillingStyles = { display: 'flex', flexDirection: 'column' } as const

/** The dialog is modal: the focus is pulled back, and only a click outside closes it. */
const keepOpen = (event: Event) => event.preventDefault()

/**
 * A modal dialog for a short task that returns to the screen behind it. Use FormDialog for
 * submitted fields, ConfirmDialog for yes or no, and a screen with its own URL for anything people
 * return to or share.
 */
export function Dialog({
  isOpen = true,
  title,
  subject,
  description,
  children,
  isFilling = false,
  hasSteps = false,
  footer,
  size = 'md',
  onClose,
  closeOnInteractOutside = true,
  isClosable = true,
  hasBackdrop = true,
  isAbove = false,
  initialFocusEl,
  ...rest
}: DialogProps) {
  const t = useTranslation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const contentRef = useRef<HTMLDivElement>(null)
  /** Called after a delay, when a fast user may have focused a field. */
  const getInitialFocus = () => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && contentRef.current?.contains(activeElement))
      return activeElement
    if (initialFocusEl) return initialFocusEl()
    // Not a link in the description, which may come later.
    return subject ? contentRef.current : null
  }

  return (
    <Chakra.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      closeOnEscape={isClosable}
      closeOnInteractOutside={isClosable && closeOnInteractOutside}
      // StrictMode mounts twice: the first unmount returns the focus, which counts as outside.
      onFocusOutside={keepOpen}
      // The dialog below was closed, or Log In temporarily hides both.
      onRequestDismiss={keepOpen}
      size={size}
      scrollBehavior="inside"
      placement="center"
      lazyMount
      unmountOnExit
      initialFocusEl={getInitialFocus}
      {...rest}
    >
      <Portal>
        {hasBackdrop && <Chakra.Backdrop />}
        {/* Modal dialogs do not hide elements that have aria-live, whatever its value. */}
        <Chakra.Positioner
          aria-live={isAbove ? 'off' : undefined}
          {...(size === 'full' ? overContent : { px: '3' })}
        >
          <Chakra.Content
            ref={contentRef}
            maxHeight={size === 'full' ? '100dvh' : 'calc(100dvh - 2rem)'}
            height={hasSteps ? 'min(40rem, 100dvh - 2rem)' : undefined}
            maxWidth={isFilling && size === 'xl' ? '80rem' : undefined}
          >
            <Chakra.Header flexDirection="column" pe="14" css={subject ? subjectStyles : undefined}>
              <Chakra.Title overflowWrap="anywhere">{title}</Chakra.Title>
              {subject && <Chakra.Description data-subject>{subject}</Chakra.Description>}
              {description &&
                (subject ? (
                  <Box lineClamp="3">{description}</Box>
                ) : (
                  <Chakra.Description>{description}</Chakra.Description>
                ))}
            </Chakra.Header>
            {children && (
              <Chakra.Body ref={keyboardScroll} css={isFilling ? fillingStyles : undefined}>
                <FooterSlot value={slot}>{children}</FooterSlot>
              </Chakra.Body>
            )}
            <Chakra.Footer
              key={footer ? 'footer' : 'slot'}
              ref={footer ? undefined : setSlot}
              data-footer
              flexWrap="wrap"
              _empty={{ display: 'none' }}
            >
              {footer}
            </Chakra.Footer>
            {isClosable && (
              <Chakra.CloseTrigger asChild>
                <IconAction label={t('Close')} Icon={CloseIcon} size="sm" />
              </Chakra.CloseTrigger>
            )}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  )
}
