const DEVELOPMENT = 'http://localhost:5173'
/** Where `npm run build:site` puts the demo, seen from Storybook's iframe.html. */
const BESIDE_STORYBOOK = '../demo'

/** Storybook passes on the environment variables that begin with STORYBOOK_. */
const configured: unknown = import.meta.env.STORYBOOK_DEMO_URL

const demo =
  typeof configured === 'string' && configured !== ''
    ? configured.replace(/\/$/, '')
    : import.meta.env.DEV
      ? DEVELOPMENT
      : BESIDE_STORYBOOK

/**
 * Address of a path of the application with the mock backend: in the development server, or in a static demo. The
 * slash is for static hosts, which may lose the query when they add it themselves.
 */
export const demoAddress = (path: string): string =>
  demo + path.replace(/^(\/[^/?]+)(?=\?|$)/, '$1/')
