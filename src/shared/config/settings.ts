import * as z from 'zod/mini'

/**
 * Build settings. Only vite.config.ts reads them from the environment; it rejects invalid values
 * and writes the result to `env.ts`, so the browser needs no validation.
 */
const environment = z.object({
  VITE_COMPANY_DOMAIN: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.toLowerCase(),
        z.regex(
          /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/,
          'must be a bare domain such as example.com, without @ or https://',
        ),
      ),
    'example.com',
  ),
  VITE_API_BASE_URL: z._default(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isOrigin(value), 'must be empty or an http(s) address'),
      z.overwrite((value) => value.replace(/\/+$/, '')),
    ),
    '',
  ),
})

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

export type Settings = {
  /** Email domain allowed to sign in; lower case, without @. */
  companyDomain: string
  /** Prefix of `/api/...`, without a trailing slash; empty means same origin. */
  apiBaseUrl: string
}

/** @throws Error that lists each invalid variable with the expected value */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const result = environment.safeParse(variables)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
    throw new Error(`The build's settings are wrong:\n${lines.join('\n')}`)
  }
  return {
    companyDomain: result.data.VITE_COMPANY_DOMAIN,
    apiBaseUrl: result.data.VITE_API_BASE_URL,
  }
}
