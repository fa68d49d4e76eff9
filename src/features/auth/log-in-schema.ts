import * as z from 'zod/mini'
import { translate } from '@/shared/i18n/translate'
import { isCompanyEmail } from '@/shared/lib/values/addresses'

/** Both rules report on `email`, so that only the first broken one is shown. */
export const logInSchema = (domain: string) =>
  z.object({ email: z.string().check(z.trim()), password: z.string() }).check(
    z.refine(({ email, password }) => email !== '' && password !== '', {
      path: ['email'],
      error: () => translate('Missing fields: Please enter both email and password'),
    }),
    z.refine(({ email }) => isCompanyEmail(email, domain), {
      path: ['email'],
      error: () => translate('Access denied: Only @{domain} emails are allowed', { domain }),
    }),
  )

export type Credentials = z.output<ReturnType<typeof logInSchema>>
