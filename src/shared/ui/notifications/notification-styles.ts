import { ErrorIcon, SuccessIcon, InfoIcon, WarningIcon } from '../icons'
import type { NotificationStatus } from './notification-log'

type NotificationStyle = { label: string; palette: string; Icon: typeof InfoIcon }

export const notificationStyles: Record<NotificationStatus, NotificationStyle> = {
  success: { label: 'Success', palette: 'green', Icon: SuccessIcon },
  error: { label: 'Error', palette: 'red', Icon: ErrorIcon },
  info: { label: 'Information', palette: 'blue', Icon: InfoIcon },
  warning: { label: 'Warning', palette: 'orange', Icon: WarningIcon },
}
