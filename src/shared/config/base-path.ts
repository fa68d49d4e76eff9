// In a variable of its own: "new URL" with the original would be taken for a file of the build.
const moduleAddress = import.meta.url

/**
 * The path of the folder the application is served from, with both slashes. A build with the base
 * "./" may stand in any folder: it finds its own from the address of its scripts, in assets/.
 */
export const basePath = import.meta.env.BASE_URL.startsWith('.')
  ? new URL('..', moduleAddress).pathname
  : import.meta.env.BASE_URL
