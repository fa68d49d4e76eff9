import { isCompanyEmail } from '@/shared/lib/addresses'
import type { Message } from '@/shared/ui/notifications/message'
import { accessDenied, missingFields } from './messages'

/** Why these credentials are not sent; undefined when they are. */
export function whyNotLogIn(
  { email, password }: { email: string; password: string },
  domain: string,
): Message | undefined {
  if (email.trim() === '' || password === '') return missingFields
  if (!isCompanyEmail(email, domain)) return accessDenied(domain)
  return undefined
}
