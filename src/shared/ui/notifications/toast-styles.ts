import type { SystemStyleObject } from '@chakra-ui/react'
import { msg, type Translatable } from '@/shared/i18n/translate'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons'
import { buttonStyles } from '../theme/static-styles'
import type { NotificationStatus } from './notification-log'

type NotificationStyle = { label: Translatable; palette: string; Icon: typeof InfoIcon }

export const notificationStyles: Record<NotificationStatus, NotificationStyle> = {
  success: { label: msg('Success'), palette: 'green', Icon: SuccessIcon },
  error: { label: msg('Error'), palette: 'red', Icon: ErrorIcon },
  info: { label: msg('Information'), palette: 'blue', Icon: InfoIcon },
  warning: { label: msg('Warning'), palette: 'orange', Icon: WarningIcon },
}

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
  maxWidth: 'full',
  maxHeight: 'min(24rem, 60dvh)',
  gap: { base: '2', md: '3' },
  p: { base: '3', md: '4' },
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
