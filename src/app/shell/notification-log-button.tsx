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

const NotificationLogDialog = lazyPart(
  async () => (await import('./notification-log-dialog')).NotificationLogDialog,
)

/** Opens the notifications of this session. Rendered once, in the sidebar. */
export function NotificationLogButton() {
  const t = useTranslation()
  const { unseen } = useNotificationLog()
  const [isOpen, setIsOpen] = useState(false)

  const handleOpenChange = (isNext: boolean) => {
    setIsOpen(isNext)
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
        {...NotificationLogDialog.onIntent}
        onClick={() => handleOpenChange(true)}
      >
        <NotificationsIcon aria-hidden />
        {/* The space separates the visible words, so that they match the name for voice control. */}
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
      {isOpen && <NotificationLogDialog onClose={() => handleOpenChange(false)} />}
    </>
  )
}
