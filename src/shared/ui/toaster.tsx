import { useSyncExternalStore } from 'react'
import { Layer } from './layer'
import { Look, lookOf } from './look'
import type { Message } from './message'
import { logNotification, type NotificationStatus } from './notification-log'
import { type NotificationAction, type ShownNotification, Toast, toastStyles } from './toast'
import { useNotificationRegion } from './use-notification-region'

const listeners = new Set<() => void>()
/** At most one at a time: the newest takes the place of the one before. */
let shown: ShownNotification | undefined

function replace(next: ShownNotification | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

const raise =
  (status: NotificationStatus) =>
  (message: Message, options: { action?: NotificationAction } = {}): void =>
    replace({ ...logNotification(message, status), action: options.action })

/** Tells the user what happened; may be called before the Toaster is there. */
export const notify = {
  success: raise('success'),
  error: raise('error'),
  info: raise('info'),
  warning: raise('warning'),
}

export function dismissNotification(): void {
  replace(undefined)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
  const current = useSyncExternalStore(subscribe, () => shown)
  const { ref, hasFocus, giveFocusBack } = useNotificationRegion(current?.id, dismissNotification)

  const handleDismiss = (id: number) => {
    // A click on an action may have raised the next one already.
    if (shown?.id !== id) return
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
        aria-live="polite"
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
