import { fileURLToPath } from 'node:url'

/** The production build under test: dist/, or DIST_FOLDER. */
export const distFolder =
  process.env.DIST_FOLDER ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** The static demo: dist-mock/, or DEMO_FOLDER. */
export const demoFolder =
  process.env.DEMO_FOLDER ?? fileURLToPath(new URL('../../dist-mock', import.meta.url))

/** The site of `npm run build:site`: dist-site/, or SITE_FOLDER. */
export const siteFolder =
  process.env.SITE_FOLDER ?? fileURLToPath(new URL('../../dist-site', import.meta.url))

/** Storybook as static files: dist-storybook/, or STORYBOOK_FOLDER. */
export const storybookFolder =
  process.env.STORYBOOK_FOLDER ?? fileURLToPath(new URL('../../dist-storybook', import.meta.url))
