import * as z from 'zod/mini'
import type { Wire } from '@/shared/api/contract'
import { isCompanyEmail } from '@/shared/lib/company-email'
import { visibleText } from '@/shared/lib/visible-text'
import { userRules } from './messages'

const MIN_PASSWORD_LENGTH = 6

/** @param domain the company domain */
export function newUserSchema(domain: string) {
  return z.object({
    name: z.string().check(z.overwrite(visibleText), z.minLength(1, { error: userRules.name })),
    email: z.string().check(
      z.trim(),
      z.regex(z.regexes.email, { error: userRules.email }),
      z.refine((email) => isCompanyEmail(email, domain), { error: userRules.domain(domain) }),
    ),
    password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH, { error: userRules.password })),
  }) satisfies z.ZodMiniType<Wire<'NewUser'>, Wire<'NewUser'>>
}
