import { ErrorIcon, SuccessIcon, InfoIcon, WarningIcon } from '../icons'
import type { NotificationStatus } from './notification-log'

type NotificationLook = { label: string; palette: string; Icon: typeof InfoIcon }

export const notificationLooks: Record<NotificationStatus, NotificationLook> = {
  success: { label: 'Success', palette: 'green', Icon: SuccessIcon },
  error: { label: 'Error', palette: 'red', Icon: ErrorIcon },
  info: { label: 'Information', palette: 'blue', Icon: InfoIcon },
  warning: { label: 'Warning', palette: 'orange', Icon: WarningIcon },
}
