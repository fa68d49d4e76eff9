import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react'
import { Button } from '@/shared/ui/button'
import { dateFormat } from '@/shared/i18n/active-language'
import { useTranslation } from '@/shared/i18n/translate'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EmptyState } from '@/shared/ui/page/empty-state'
import { NotificationsIcon } from '@/shared/ui/icons'
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

/** The notifications of this session, newest first. */
export function NotificationLogDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation()
  const { entries } = useNotificationLog()
  return (
    <Dialog
      title={t('Notifications')}
      footer={
        // It keeps the focus when it has nothing left to clear.
        <Button variant="outline" aria-disabled={!entries[0]} onClick={clearNotificationLog}>
          {t('Clear all')}
        </Button>
      }
      onClose={onClose}
    >
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
    </Dialog>
  )
}
