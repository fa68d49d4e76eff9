// In a variable, because Vite treats `new URL('…', import.meta.url)` as an asset of the build.
const moduleAddress = import.meta.url

/**
 * Path of the folder that the application is served from, with leading and trailing slash. A build with
 * the base "./" may be in any folder, and derives it from the address of its scripts in assets/.
 */
export const basePath = import.meta.env.BASE_URL.startsWith('.')
  ? new URL('..', moduleAddress).pathname
  : import.meta.env.BASE_URL
