import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '@/shared/ui/button'
import { useTranslation } from '@/shared/i18n/translate'
import { action } from '@/shared/lib/keyboard/actions'
import { NotificationsIcon } from '@/shared/ui/icons'
import { lazyPart } from '@/shared/ui/lazy-part'
import {
  markNotificationsSeen,
  useNotificationLog,
} from '@/shared/ui/notifications/notification-log'

const NotificationLogDrawer = lazyPart(
  async () => (await import('./notification-log-drawer')).NotificationLogDrawer,
)

/** Opens the notifications of this session. Rendered once, in the sidebar. */
export function NotificationLogButton() {
  const t = useTranslation()
  const { unseen } = useNotificationLog()
  const [isOpen, setIsOpen] = useState(false)
  /** Mounted on first open and then kept, so that it can fade out when closed. */
  const [isNeeded, setIsNeeded] = useState(false)

  const handleOpen = () => {
    setIsOpen(true)
    setIsNeeded(true)
    markNotificationsSeen()
  }
  const handleClose = () => {
    setIsOpen(false)
    markNotificationsSeen()
  }

  return (
    <>
      <Button
        ref={action()}
        variant="ghost"
        width="full"
        justifyContent="flex-start"
        color="fg.muted"
        aria-haspopup="dialog"
        aria-label={unseen > 0 ? t('Notifications, {unseen} unseen', { unseen }) : undefined}
        {...NotificationLogDrawer.onIntent}
        onClick={handleOpen}
      >
        <NotificationsIcon aria-hidden />
        {/* The space separates the two visible words, so that they match the accessible name
            for voice control. */}
        <chakra.span truncate>{t('Notifications')}</chakra.span>
        {unseen > 0 && ' '}
        {unseen > 0 && (
          <chakra.span
            display="inline-flex"
            alignItems="center"
            minH="5"
            px="1.5"
            ms="auto"
            borderRadius="full"
            bg="gray.solid"
            color="gray.contrast"
            textStyle="xs"
            fontVariantNumeric="tabular-nums"
          >
            {unseen}
          </chakra.span>
        )}
      </Button>
      {isNeeded && <NotificationLogDrawer isOpen={isOpen} onClose={handleClose} />}
    </>
  )
}
