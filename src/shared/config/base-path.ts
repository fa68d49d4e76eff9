// In a variable: Vite treats a literal `new URL('…', import.meta.url)` as an asset.
const moduleAddress = import.meta.url

// Undefined in `tools` scripts, which Vite does not build.
const env: Partial<ImportMetaEnv> | undefined = import.meta.env
const base = env?.BASE_URL ?? '/'

/**
 * Path that the app is served from, with leading and trailing slash. A build with base "./" can be
 * served from any folder: it derives the path from the URL of its scripts in assets/.
 */
export const basePath = base.startsWith('.') ? new URL('..', moduleAddress).pathname : base
