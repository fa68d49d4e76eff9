import type { Parameters } from '@storybook/react-vite'

const DEVELOPMENT = 'http://localhost:5173'
/** Path of the demo built by `npm run build:site`, relative to Storybook's iframe.html. */
const BESIDE_STORYBOOK = '../demo'

/** Storybook exposes the environment variables that begin with STORYBOOK_. */
const configured: unknown = import.meta.env.STORYBOOK_DEMO_URL

const demo =
  typeof configured === 'string' && configured !== ''
    ? configured.replace(/\/$/, '')
    : import.meta.env.DEV
      ? DEVELOPMENT
      : BESIDE_STORYBOOK

/**
 * URL of a path of the app with the mock backend: in the development server, or in a static demo.
 * The slash is for static hosts, which may lose the query when they add it themselves.
 */
export const demoAddress = (path: string): string =>
  demo + path.replace(/^(\/[^/?]+)(?=\?|$)/, '$1/')

/** Path and query of a story's screen in mock mode, with its scenario, role and failures. */
export function mockPathOf({ path, role = 'user', ...parameters }: Parameters): string | undefined {
  if (path === undefined) return undefined
  const { scenario, fail = {}, hold = [] } = parameters
  const failures = Object.entries(fail).map(([id, failure]) => `${id}:${failure}`)
  const settings = [
    `role=${role}`,
    scenario && `scenario=${scenario}`,
    failures.length > 0 && `fail=${failures.join(',')}`,
    hold.length > 0 && `hold=${hold.join(',')}`,
  ]
  return `${path}${path.includes('?') ? '&' : '?'}${settings.filter(Boolean).join('&')}`
}
