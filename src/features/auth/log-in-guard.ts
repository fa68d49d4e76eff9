import { msg, translate } from '@/shared/i18n/translate'
import { isCompanyEmail } from '@/shared/lib/values/addresses'
import type { Message } from '@/shared/ui/notifications/message'

export function whyNotLogIn(
  { email, password }: { email: string; password: string },
  domain: string,
): Message | undefined {
  if (email.trim() === '' || password === '') return missingFields
  if (!isCompanyEmail(email, domain)) return accessDenied(domain)
  return undefined
}

const missingFields: Message = {
  title: msg('Missing fields: Please enter both email and password'),
}

const accessDenied = (domain: string): Message => ({
  title: translate('Access denied: Only @{domain} emails are allowed', { domain }),
})
