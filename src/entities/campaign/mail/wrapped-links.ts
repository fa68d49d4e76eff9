type Wrapper = {
  host: RegExp
  path?: RegExp
  /** Name of the query parameter that holds the address, or a pattern of the URL that captures it. */
  target: string | RegExp
  decode?: (written: string) => string
}

const decodeBase64 = (written: string) =>
  atob(written.replace(/^a1/, '').replaceAll('-', '+').replaceAll('_', '/'))
/** Version 2 of URL Defense writes `-3A` for `%3A` and `_` for `/`. */
const decodeDefense2 = (written: string) =>
  decodeURIComponent(written.replaceAll('-', '%').replaceAll('_', '/'))
/** Version 3 writes some characters as `*`, and lists them behind the address. */
function decodeDefense3(written: string): string {
  const [, address = '', list = ''] = /^(.+)__;([\w-]*)/.exec(written) ?? []
  const characters = decodeBase64(list).split('')
  return address.replaceAll('*', () => characters.shift() ?? '*')
}

/**
 * Links of mail programs, chat programs, mail filters and search pages that lead to another address
 * through a server of their own.
 */
const wrappers: readonly Wrapper[] = [
  {
    host: /\.safelinks\.protection\.(?:outlook|office365)\.\w+$/,
    target: 'url',
  },
  {
    host: /^statics\.teams\.cdn\.office\.net$/,
    path: /safelinks/,
    target: 'url',
  },
  {
    host: /^(?:www\.)?google(?:\.\w{2,3}){1,2}$/,
    path: /^\/url$/,
    target: 'q',
  },
  {
    host: /^(?:www\.)?google(?:\.\w{2,3}){1,2}$/,
    path: /^\/url$/,
    target: 'url',
  },
  {
    host: /^(?:www\.)?bing\.com$/,
    path: /^\/ck\//,
    target: 'u',
    decode: decodeBase64,
  },
  { host: /^duckduckgo\.com$/, path: /^\/l\/$/, target: 'uddg' },
  {
    host: /^r\.search\.yahoo\.com$/,
    target: /\/RU=([^/]+)\/RK=/,
    decode: decodeURIComponent,
  },
  { host: /^urldefense\.proofpoint\.com$/, path: /^\/v1\//, target: 'u' },
  {
    host: /^urldefense\.(?:proofpoint\.)?com$/,
    path: /^\/v2\//,
    target: 'u',
    decode: decodeDefense2,
  },
  {
    host: /^urldefense\.(?:proofpoint\.)?(?:com|us)$/,
    target: /\/v3\/__(.+)$/,
    decode: decodeDefense3,
  },
  { host: /^linkprotect\.cudasvc\.com$/, target: 'a' },
  { host: /\.protection\.sophos\.com$/, target: 'u', decode: decodeBase64 },
  {
    host: /^secure-web\.cisco\.com$/,
    target: /\/(https?%3A.+)$/i,
    decode: decodeURIComponent,
  },
  { host: /\.trendmicro\.com$/, path: /\/clicktime\//, target: 'url' },
  { host: /^clicktime\.symantec\.com$/, target: 'u' },
  { host: /^protect2\.fireeye\.com$/, target: 'u' },
  { host: /^slack-redir\.net$/, target: 'url' },
  {
    host: /^(?:www\.)?linkedin\.com$/,
    path: /^\/(?:redir\/redirect|safety\/go)\/?$/,
    target: 'url',
  },
  { host: /^lm?\.(?:facebook|instagram|messenger)\.com$/, target: 'u' },
  { host: /^(?:www\.)?youtube\.com$/, path: /^\/redirect$/, target: 'q' },
]

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)./i

function targetOf(address: string): string | undefined {
  let url
  try {
    url = new URL(address)
  } catch {
    return undefined
  }
  for (const { host, path, target, decode = String } of wrappers) {
    if (!host.test(url.hostname) || (path && !path.test(url.pathname))) continue
    const written =
      typeof target === 'string' ? url.searchParams.get(target) : target.exec(url.href)?.[1]
    try {
      const address = decode(written ?? '').trim()
      if (ADDRESS.test(address)) return address
    } catch {
      // Cut off or encoded in another way.
    }
  }
  return undefined
}

/** The address that a wrapped link leads to; undefined for any other link. */
export function unwrapLink(address: string): string | undefined {
  // Also of a link that several programs have wrapped.
  let inner: string | undefined
  for (let depth = 0; depth < 5; depth += 1) {
    const next = targetOf(inner ?? address)
    if (next === undefined) return inner
    inner = next
  }
  return inner
}

const WEB = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/gi

/** Replaces the wrapped links in a text. */
export const unwrapLinksIn = (text: string): string =>
  /https?:\/\//i.test(text) ? text.replace(WEB, (address) => unwrapLink(address) ?? address) : text
