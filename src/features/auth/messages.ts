import { msg, translate } from '@/shared/i18n/translate'
import type { Message } from '@/shared/ui/notifications/message'

export const missingFields: Message = {
  title: msg('Missing fields: Please enter both email and password'),
}

export const accessDenied = (domain: string): Message => ({
  title: translate('Access denied: Only @{domain} emails are allowed', { domain }),
})
