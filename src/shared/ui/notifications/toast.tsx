import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button'
import type { NotificationAction } from '@/shared/api/query-client'
import { useTranslation } from '@/shared/i18n/translate'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { CloseIcon } from '../icons'
import type { LoggedNotification } from './notification-log'
import { notificationStyles } from './toast-styles'
import { useSwipeAway } from './use-swipe-away'

export type ShownNotification = LoggedNotification & { action?: NotificationAction }

const DURATION_MS = 5000

/** Calls `onEnd` after the duration; the timer stops while paused. */
function useTimer(durationMs: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(durationMs)
  const handleEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return undefined
    const startedAt = Date.now()
    const timer = setTimeout(() => handleEnd(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= Date.now() - startedAt
    }
  }, [isPaused])
}

type ToastProps = { notification: ShownNotification; isPaused: boolean; onDismiss: () => void }

export function Toast({ notification, isPaused, onDismiss }: ToastProps) {
  const t = useTranslation()
  const { status, title, description, note, action } = notification
  const { Icon } = notificationStyles[status]
  const ref = useRef<HTMLDivElement>(null)
  const [isHovered, setIsHovered] = useState(false)
  useTimer(DURATION_MS, isPaused || isHovered, onDismiss)
  useSwipeAway(ref, onDismiss)

  const handleAction = () => {
    action?.onClick()
    onDismiss()
  }

  return (
    <div
      ref={ref}
      className="toast"
      role={status === 'error' ? 'alert' : 'status'}
      aria-atomic
      data-status={status}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
    >
      <Icon size={20} />
      <div className="text">
        <strong className="title">{title}</strong>
        {description && (
          <div ref={keyboardScroll} className="description">
            {description}
          </div>
        )}
        {note && <div className="note">{note}</div>}
        {action && (
          <Button
            size="xs"
            variant="outline"
            alignSelf="flex-start"
            mt="1"
            maxWidth="full"
            height="auto"
            minHeight="8"
            py="1"
            textAlign="start"
            whiteSpace="normal"
            bg="transparent"
            onClick={handleAction}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        className="close"
        aria-label={t('Close notification')}
        onClick={onDismiss}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
