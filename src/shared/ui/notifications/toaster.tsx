import { createSessionStore, useStore } from '@/shared/lib/store'
import { Layer } from '../layer'
import { Look, lookOf } from '../look'
import type { Message } from './message'
import { logNotification, type NotificationStatus } from './notification-log'
import { type NotificationAction, type ShownNotification, Toast, toastStyles } from './toast'
import { useNotificationRegion } from './use-notification-region'

/** At most one at a time: the newest takes the place of the one before. */
const shown = createSessionStore<ShownNotification | undefined>(undefined)

const raise =
  (status: NotificationStatus) =>
  (message: Message, options: { action?: NotificationAction } = {}): void =>
    shown.set({ ...logNotification(message, status), action: options.action })

/** Tells the user what happened; may be called before the Toaster is there. */
export const notify = {
  success: raise('success'),
  error: raise('error'),
  info: raise('info'),
  warning: raise('warning'),
}

export function dismissNotification(): void {
  shown.set(undefined)
}

/** Screens may have a floating button in the same corner, which must stay within reach. */
const FLOATING_BUTTON_SPACE = '16'

const look = lookOf({
  position: 'fixed',
  zIndex: 'toast',
  bottom: FLOATING_BUTTON_SPACE,
  insetEnd: '0',
  width: { base: 'full', md: 'auto' },
  p: '4',
  pointerEvents: 'none',
  '& > .toast': toastStyles,
})

export function Toaster() {
  const current = useStore(shown)
  const { ref, hasFocus, giveFocusBack } = useNotificationRegion(current?.id, dismissNotification)

  const handleDismiss = (id: number) => {
    // A click on an action may have raised the next one already.
    if (shown.get()?.id !== id) return
    giveFocusBack()
    dismissNotification()
  }

  return (
    <Layer>
      <Look
        look={look}
        ref={ref}
        role="region"
        aria-label="Notifications (F8)"
        // A toast announces itself. Any value keeps the region from being hidden by a modal dialog.
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
      </Look>
    </Layer>
  )
}
