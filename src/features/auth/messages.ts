import type { Message } from '@/shared/ui/notifications/message'

export const missingFields: Message = {
  title: 'Missing fields: Please enter both email and password',
}

export const accessDenied = (domain: string): Message => ({
  title: `Access denied: Only @${domain} emails are allowed`,
})
