import { Portal } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { useTranslation } from '@/shared/i18n/translate'
import { createSessionStore, sessionSignal, useStore } from '@/shared/lib/store'
import { staticStyles, StyledBox } from '../static-styles'
import type { Message } from './message'
import { logNotification, type NotificationStatus } from './notification-log'
import { type NotificationAction, type ShownNotification, Toast, toastStyles } from './toast'
import { useNotificationRegion } from './use-notification-region'
import { keepPlace, placeStyles } from './toast-place'

/** One at a time: a new notification replaces the previous one. */
const shown = createSessionStore<ShownNotification | undefined>(undefined)

const raise =
  (status: NotificationStatus) =>
  (message: Message, options: { action?: NotificationAction } = {}): void =>
    shown.set({ ...logNotification(message, status), action: options.action })

/** Shows a toast; may be called before the Toaster is mounted. */
export const notify = {
  success: raise('success'),
  error: raise('error'),
  info: raise('info'),
  warning: raise('warning'),
}

/** For a read that nobody asked for: a toast with an action, such as Undo, is shown to its end first. */
export function notifyAfterAction(message: Message): void {
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
}

export function dismissNotification(): void {
  shown.set(undefined)
}

const styles = staticStyles({
  position: 'fixed',
  zIndex: 'toast',
  width: { base: 'calc(100% - 2rem)', md: 'auto' },
  pointerEvents: 'none',
  ...placeStyles,
  '& > .toast': toastStyles,
})

/**
 * Shows what `notify` raises, one toast at a time. For the outcome of something that a person did;
 * what could not be read is an ErrorPanel. It is mounted once, around the application.
 */
export function Toaster() {
  const t = useTranslation()
  const current = useStore(shown)
  const { ref, hasFocus, returnFocus } = useNotificationRegion(current?.id, dismissNotification)
  useLayoutEffect(() => {
    const [region, content] = [ref.current, document.querySelector('main')]
    if (!current || !region) return undefined
    return keepPlace(region, content)
  }, [ref, current])

  const handleDismiss = (id: number) => {
    // The action may already have shown the next notification.
    if (shown.get()?.id !== id) return
    returnFocus()
    dismissNotification()
  }

  return (
    <Portal>
      <StyledBox
        styles={styles}
        ref={ref}
        role="region"
        aria-label={t('Notifications (F8)')}
        // Off, because each toast is a live region itself. An element with aria-live, whatever its value,
        // is not hidden by a modal dialog.
        aria-live="off"
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
      </StyledBox>
    </Portal>
  )
}
