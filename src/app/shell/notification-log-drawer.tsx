import { Badge, Box, Drawer, Flex, Portal, Stack, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '@/shared/ui/button'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { keyboardScroll } from '@/shared/lib/keyboard/keyboard-scroll'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { IconAction } from '@/shared/ui/icon-action'
import { NotificationsIcon, CloseIcon } from '@/shared/ui/icons'
import {
  clearNotificationLog,
  type LoggedNotification,
  useNotificationLog,
} from '@/shared/ui/notifications/notification-log'
import { notificationStyles } from '@/shared/ui/notifications/toast-styles'

// With seconds, because several messages can arrive in a minute.
const timeFormat = dateFormat({ timeStyle: 'medium' })

function Entry({ status, title, description, note, details, shownAt }: LoggedNotification) {
  const t = useTranslation()
  const { label, palette } = notificationStyles[status]
  return (
    <Stack as="li" gap="1" py="3" borderBottomWidth="1px" overflowWrap="anywhere">
      <Flex justify="space-between" align="center" gap="3">
        <Badge colorPalette={palette}>{t(label)}</Badge>
        <Text as="time" textStyle="xs" color="fg.muted" {...{ dateTime: shownAt.toISOString() }}>
          {timeFormat().format(shownAt)}
        </Text>
      </Flex>
      <Text fontWeight="semibold">{title}</Text>
      {description && <Text whiteSpace="pre-line">{description}</Text>}
      {note && <Text>{note}</Text>}
      {details && (
        <div>
          <CopyButton size="xs" variant="ghost" label={t('Copy details')} text={() => details} />
        </div>
      )}
    </Stack>
  )
}

/** Subscribes in its own component, so that a notification does not re-render the closed drawer. */
function Log({ onEmptied }: { onEmptied: () => void }) {
  const t = useTranslation()
  const { entries } = useNotificationLog()

  const handleClear = () => {
    // The clicked button disappears with the entries.
    onEmptied()
    clearNotificationLog()
  }

  return (
    <>
      <Drawer.Body ref={keyboardScroll}>
        {entries.length === 0 ? (
          <EmptyState
            icon={<NotificationsIcon />}
            title={t('Nothing yet')}
            description={t('Notifications stay here until you log out.')}
          />
        ) : (
          <Box as="ul" listStyleType="none">
            {entries.map((entry) => (
              <Entry key={entry.id} {...entry} />
            ))}
          </Box>
        )}
      </Drawer.Body>
      <Drawer.Footer>
        {entries.length > 0 && (
          <Button variant="outline" onClick={handleClear}>
            {t('Clear all')}
          </Button>
        )}
      </Drawer.Footer>
    </>
  )
}

type Props = { isOpen: boolean; onClose: () => void }

/** The notifications of this session, newest first. */
export function NotificationLogDrawer({ isOpen, onClose }: Props) {
  const t = useTranslation()
  const closeRef = useRef<HTMLButtonElement>(null)

  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
      size="sm"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header pe="14">
              <Drawer.Title>{t('Notifications')}</Drawer.Title>
            </Drawer.Header>
            <Log onEmptied={() => closeRef.current?.focus()} />
            <Drawer.CloseTrigger asChild>
              <IconAction label={t('Close')} Icon={CloseIcon} ref={closeRef} size="sm" />
            </Drawer.CloseTrigger>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}
