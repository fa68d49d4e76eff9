import { fileURLToPath } from 'node:url'

/** The production build under test; DIST_FOLDER names another one than dist/. */
export const distFolder =
  process.env.DIST_FOLDER ?? fileURLToPath(new URL('../../dist', import.meta.url))

/** The static demo; DEMO_FOLDER names another one than dist-mock/. */
export const demoFolder =
  process.env.DEMO_FOLDER ?? fileURLToPath(new URL('../../dist-mock', import.meta.url))
