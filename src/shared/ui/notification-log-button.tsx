import { useCallback, useState } from 'react'
import { NotificationsIcon } from './icons'
import { buttonStyles, Look, lookOf } from './look'
import { markNotificationsSeen, useNotificationLog } from './notification-log'
import { NotificationLogDrawer } from './notification-log-drawer'

const look = lookOf({
  '& > button': {
    ...buttonStyles({ variant: 'ghost' }),
    width: 'full',
    justifyContent: 'flex-start',
    color: 'fg.muted',
  },
  '& .unseen': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '5',
    px: '1.5',
    ms: 'auto',
    borderRadius: 'full',
    bg: 'brand.solid',
    color: 'brand.contrast',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Renders with each notification: plain elements do so at once. */
export function NotificationLogButton() {
  const { unseen } = useNotificationLog()
  const [isOpen, setIsOpen] = useState(false)

  const handleOpen = () => {
    setIsOpen(true)
    markNotificationsSeen()
  }
  const handleClose = useCallback(() => {
    setIsOpen(false)
    markNotificationsSeen()
  }, [])

  return (
    <Look look={look}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={unseen > 0 ? `Notifications, ${unseen} unseen` : undefined}
        onClick={handleOpen}
      >
        <NotificationsIcon aria-hidden />
        Notifications
        {unseen > 0 && <span className="unseen">{unseen}</span>}
      </button>
      <NotificationLogDrawer isOpen={isOpen} onClose={handleClose} />
    </Look>
  )
}
