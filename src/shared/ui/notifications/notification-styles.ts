import { msg, type Translatable } from '@/shared/i18n/translate'
import { ErrorIcon, SuccessIcon, InfoIcon, WarningIcon } from '../icons'
import type { NotificationStatus } from './notification-log'

type NotificationStyle = { label: Translatable; palette: string; Icon: typeof InfoIcon }

export const notificationStyles: Record<NotificationStatus, NotificationStyle> = {
  success: { label: msg('Success'), palette: 'green', Icon: SuccessIcon },
  error: { label: msg('Error'), palette: 'red', Icon: ErrorIcon },
  info: { label: msg('Information'), palette: 'blue', Icon: InfoIcon },
  warning: { label: msg('Warning'), palette: 'orange', Icon: WarningIcon },
}
