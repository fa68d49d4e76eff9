import * as z from 'zod/mini'
import type { Wire } from '@/shared/api/contract'
import { isCompanyEmail } from '@/shared/lib/values/addresses'
import { visibleText } from '@/shared/lib/values/visible-text'
import { userRules } from './messages'

/** Without characters that look alike (l, o, 0, 1). As there are 32, every byte maps evenly. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Returns 80 random bits in groups that can be read aloud, such as 'k7wq-3fzd-h2xp-9mra'. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP_LENGTH))
  const characters = Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return Array.from({ length: GROUPS }, (_, group) =>
    characters.slice(group * GROUP_LENGTH, (group + 1) * GROUP_LENGTH).join(''),
  ).join('-')
}

const MIN_PASSWORD_LENGTH = 6

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
