import { Box, Portal, type SystemStyleObject } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { NotificationAction } from '@/shared/api/query-client'
import { useTranslation } from '@/shared/i18n/translate'
import { focusByKey } from '@/shared/lib/keyboard/focus-by-key'
import { createSessionStore, sessionSignal, useStore } from '@/shared/lib/state/store'
import type { Message } from '@/shared/i18n/message'
import { logNotification, type NotificationStatus } from './notification-log'
import { type ShownNotification, Toast } from './toast'
import { toastStyles } from './toast-styles'

/** One toast at a time: a new one replaces the previous. */
const shown = createSessionStore<ShownNotification | undefined>(undefined)

const raise =
  (status: NotificationStatus) =>
  (message: Message, options: { action?: NotificationAction } = {}): void =>
    shown.set({ ...logNotification(message, status), action: options.action })

export const notify = {
  success: raise('success'),
  error: raise('error'),
  info: raise('info'),
  warning: raise('warning'),
  afterAction: (message: Message): void => {
    if (!shown.get()?.action) {
      notify.error(message)
      return
    }
    const session = sessionSignal()
    const end = shown.subscribe(() => {
      if (shown.get()) return
      end()
      if (!session.aborted) notify.error(message)
    })
  },
  log: (message: Message): void => void logNotification(message, 'error'),
}

export function dismissNotification(): void {
  shown.set(undefined)
}

const ABOVE_A_BAR = '5.5rem'

const styles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'toast',
  width: { base: 'calc(100% - 2rem)', md: 'auto' },
  // Centred in the content, which starts after the sidebar.
  insetStart: { base: '4', md: 'calc(50% - 210px)', lg: 'calc(50% + 7.5rem - 210px)' },
  // Above an on-screen keyboard, where the editor measures it.
  bottom: 'calc(1rem + var(--keyboard, 0px))',
  'body:has([data-docked], [role=dialog], [role=alertdialog]) &': { bottom: ABOVE_A_BAR },
  pointerEvents: 'none',
  '& > .toast': toastStyles,
}

/**
 * Shows the toasts raised by `notify`, one at a time. For outcomes of user actions; failed reads
 * use ErrorPanel. Mounted once, around the app.
 */
export function Toaster() {
  const t = useTranslation()
  const current = useStore(shown)
  const { ref, hasFocus, returnFocus } = useNotificationRegion(current?.id, dismissNotification)
  useClearOfBars(ref, current?.id)

  const handleDismiss = (id: number) => {
    if (shown.get()?.id !== id) return
    returnFocus()
    dismissNotification()
  }

  return (
    <Portal>
      <Box
        css={styles}
        ref={ref}
        data-not-printed
        role="region"
        aria-label={t('Notifications (F8)')}
        // A status that is added with its text is not read by every screen reader, an alert is.
        // Modal dialogs do not hide elements with aria-live, whatever its value.
        aria-live={current?.status === 'error' ? 'off' : 'polite'}
        tabIndex={-1}
      >
        {current && (
          <Toast
            key={current.id}
            notification={current}
            isPaused={hasFocus}
            onDismiss={() => handleDismiss(current.id)}
          />
        )}
      </Box>
    </Portal>
  )
}

const GAP_PX = 16
const LEAST_GAP_PX = 4
const LEAST_WIDTH_PX = 240
const PHONE_BELOW_PX = 768

/** Bars at the bottom of a screen, which may be as high as several lines. */
const BARS = '[data-docked], [data-kept-clear]'

const topDialog = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1)
/** Panels included. */
const ANY_DIALOG = '[role=dialog], [role=alertdialog]'
const MODAL = '.chakra-dialog__content'

/**
 * Centres the region on the topmost modal dialog, outside its box if there is room. Raises it above
 * the dialog's footer and the bars of the screen, which it would cover. They may appear, leave and
 * change height while a toast is shown.
 */
function useClearOfBars(region: RefObject<HTMLElement | null>, shownId: number | undefined) {
  useLayoutEffect(() => {
    const { current } = region
    if (shownId === undefined || !current) return undefined
    const place = () => {
      current.style.cssText = ''
      const modal = topDialog(MODAL)?.getBoundingClientRect()
      if (modal && modal.height > 0) {
        const { width, height } = current.getBoundingClientRect()
        current.style.left = `${modal.left + (modal.width - width) / 2}px`
        const below = window.innerHeight - modal.bottom - height - GAP_PX
        if (below >= GAP_PX) {
          current.style.bottom = `${below}px`
          return
        }
        const beside = window.innerWidth - modal.right - 2 * GAP_PX
        if (beside >= LEAST_WIDTH_PX) {
          current.style.left = `${modal.right + GAP_PX}px`
          current.style.width = `${beside}px`
          return
        }
      }
      const dialog = topDialog(ANY_DIALOG)
      const isPhone = window.innerWidth < PHONE_BELOW_PX
      // The title of a dialog is covered, or the bar of a phone, not fields and rows.
      const isAtTop = dialog
        ? modal && (isPhone || !dialog.querySelector('[data-kept-clear]'))
        : isPhone && document.querySelector('[data-top-bar]')?.getClientRects().length
      if (isAtTop) {
        current.style.bottom = `${window.innerHeight - current.clientHeight - LEAST_GAP_PX}px`
        return
      }
      const bars = [dialog?.querySelector('[data-footer]'), ...document.querySelectorAll(BARS)]
        .flatMap((bar) => bar?.getBoundingClientRect() ?? [])
        .filter(({ height }) => height > 0)
        .toSorted((one, other) => other.top - one.top)
      // From the bottom up, because bars may be stacked.
      for (const { top, bottom } of bars) {
        const toast = current.getBoundingClientRect()
        if (toast.top > bottom || toast.bottom < top) continue
        const raised = window.innerHeight - top + GAP_PX
        if (raised + toast.height < window.innerHeight) current.style.bottom = `${raised}px`
      }
    }
    const heights = new ResizeObserver(place)
    let followed: Element[] | undefined
    const follow = () => {
      const dialog = topDialog(ANY_DIALOG) ?? []
      const next = [dialog, ...document.querySelectorAll(BARS)].flat()
      if (next.length === followed?.length && next.every((one, at) => one === followed?.[at]))
        return
      followed = next
      heights.disconnect()
      place()
      for (const one of next) heights.observe(one)
    }
    const appearing = new MutationObserver(follow)
    appearing.observe(document.body, { childList: true, subtree: true })
    window.addEventListener('resize', place)
    follow()
    return () => {
      window.removeEventListener('resize', place)
      appearing.disconnect()
      heights.disconnect()
      current.style.cssText = ''
    }
  }, [region, shownId])
}

const HOTKEY = 'F8'

const isolated = ['focusin', 'keydown', 'pointerdown'] as const

/**
 * Landmark region: F8 focuses it, Escape leaves it and returns the focus. An open modal dialog
 * would pull the focus back and treat a click here as outside, so events are stopped in the capture
 * phase.
 */
function useNotificationRegion(shownId: number | undefined, onEscape: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const returnTo = useRef<HTMLElement | null>(null)
  const [hasFocus, setHasFocus] = useState(false)

  /** Called when the focused element is about to be removed. */
  const returnFocus = () => {
    if (!ref.current?.contains(document.activeElement)) return
    if (returnTo.current?.isConnected) returnTo.current.focus({ preventScroll: true })
    else ref.current.blur()
    returnTo.current = null
    setHasFocus(false)
  }

  const handleEvent = useEffectEvent((event: FocusEvent | KeyboardEvent | PointerEvent) => {
    const isInside = event.target instanceof Node && ref.current?.contains(event.target) === true
    if (event instanceof FocusEvent) {
      const previous = event.relatedTarget
      if (isInside && !hasFocus && previous instanceof HTMLElement) returnTo.current = previous
      setHasFocus(isInside)
    } else if (event instanceof KeyboardEvent && event.key === HOTKEY) {
      event.preventDefault()
      focusByKey(ref.current)
    } else if (event instanceof KeyboardEvent && event.key === 'Escape' && isInside) {
      returnFocus()
      onEscape()
    }
    if (isInside) event.stopPropagation()
  })

  useEffect(() => {
    const listener = (event: FocusEvent | KeyboardEvent | PointerEvent) => handleEvent(event)
    for (const type of isolated) window.addEventListener(type, listener, true)
    return () => {
      for (const type of isolated) window.removeEventListener(type, listener, true)
    }
  }, [])

  const keepFocus = useEffectEvent(() => {
    if (hasFocus && !ref.current?.contains(document.activeElement)) ref.current?.focus()
  })

  useEffect(() => {
    if (shownId !== undefined) keepFocus()
  }, [shownId])

  return { ref, hasFocus, returnFocus }
}
