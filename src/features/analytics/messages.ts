import { translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/i18n/message'

export const analyticsMessages = {
  markedOne: (name: string): Message => ({
    title: translate('Marked as done'),
    description: name,
  }),
  marked: (count: number): Message => ({
    title: translate('Marked as done'),
    description: translate('{count} events are marked on this device.', { count }),
  }),
}
