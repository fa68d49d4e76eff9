import { Badge, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { NotificationsIcon } from './icons'
import { markNotificationsSeen, useNotificationLog } from './notification-log'
import { NotificationLogDrawer } from './notification-log-drawer'

export function NotificationLogButton() {
  const { unseen } = useNotificationLog()
  const [isOpen, setIsOpen] = useState(false)

  const handleOpenChange = (next: boolean) => {
    setIsOpen(next)
    markNotificationsSeen()
  }

  return (
    <>
      <Button
        variant="ghost"
        width="full"
        justifyContent="flex-start"
        color="fg.muted"
        aria-haspopup="dialog"
        aria-label={unseen > 0 ? `Notifications, ${unseen} unseen` : undefined}
        onClick={() => handleOpenChange(true)}
      >
        <NotificationsIcon aria-hidden />
        Notifications
        {unseen > 0 && (
          <Badge ms="auto" colorPalette="brand" variant="solid" borderRadius="full">
            {unseen}
          </Badge>
        )}
      </Button>
      <NotificationLogDrawer isOpen={isOpen} onClose={() => handleOpenChange(false)} />
    </>
  )
}
