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
