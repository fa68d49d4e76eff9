import { type SystemStyleObject } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../button'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import { buttonStyles } from '../static-styles'
import type { LoggedNotification, NotificationStatus } from './notification-log'
import { useSwipeAway } from './use-swipe-away'

export type NotificationAction = { label: string; onClick: () => void }
export type ShownNotification = LoggedNotification & { action?: NotificationAction }

type NotificationStyle = { label: Translatable; palette: string; Icon: typeof InfoIcon }

export const notificationStyles: Record<NotificationStatus, NotificationStyle> = {
  success: { label: msg('Success'), palette: 'green', Icon: SuccessIcon },
  error: { label: msg('Error'), palette: 'red', Icon: ErrorIcon },
  info: { label: msg('Information'), palette: 'blue', Icon: InfoIcon },
  warning: { label: msg('Warning'), palette: 'orange', Icon: WarningIcon },
}

const DURATION_MS = 5000

const statusStyles = Object.fromEntries(
  Object.entries(notificationStyles).map(([status, { palette }]) => [
    `&[data-status=${status}]`,
    { borderInlineStartColor: `${palette}.solid`, '& > svg': { color: `${palette}.fg` } },
  ]),
)

const errorStyles: SystemStyleObject = {
  bg: 'red.600',
  color: 'white',
  borderColor: 'white/25',
  '--ui-colors-brand-focus-ring': 'white',
  '& > svg': { color: 'white' },
  '& button': { color: 'white', borderColor: 'white/70', _hover: { bg: 'white/15' } },
}

/**
 * Set on the permanent region, because adding styles with each toast would restyle the whole page.
 */
export const toastStyles: SystemStyleObject = {
  display: 'flex',
  width: { base: 'full', md: '420px' },
  maxHeight: 'min(24rem, 60dvh)',
  gap: '3',
  p: '4',
  pe: '2',
  bg: 'bg.float',
  borderRadius: 'l3',
  borderWidth: '1px',
  borderInlineStartWidth: '3px',
  boxShadow: 'xl',
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  transition: 'transform 200ms',
  '& > svg': { flexShrink: '0', mt: '0.5' },
  '& > .text': {
    display: 'flex',
    flexDirection: 'column',
    flex: '1',
    minWidth: '0',
    gap: '1',
    overflowWrap: 'anywhere',
  },
  '& .title': { fontWeight: 'semibold', lineClamp: '3', flexShrink: '0' },
  '& .description': { textStyle: 'sm', overflowY: 'auto', whiteSpace: 'pre-line' },
  '& .note': { textStyle: 'sm', flexShrink: '0' },
  '& > .close': {
    ...buttonStyles({ variant: 'ghost', size: 'xs' }),
    px: '0',
  },
  ...statusStyles,
  '&[data-status=error]': errorStyles,
}

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
