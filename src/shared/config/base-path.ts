// In a variable, because Vite treats `new URL('…', import.meta.url)` as an asset of the build.
const moduleAddress = import.meta.url

// The scripts of tools, which Vite does not build, have no such variables.
const env: Partial<ImportMetaEnv> | undefined = import.meta.env
const base = env?.BASE_URL ?? '/'

/**
 * Path of the folder that the application is served from, with leading and trailing slash. A build with
 * the base "./" may be in any folder, and derives it from the address of its scripts in assets/.
 */
export const basePath = base.startsWith('.') ? new URL('..', moduleAddress).pathname : base
