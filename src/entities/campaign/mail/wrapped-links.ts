import { fromBase64 } from '@/shared/lib/values/base64'

/** Host and start of the path, where the address is, and how it is written. */
type Wrapper = readonly [
  place: RegExp,
  /** Name of a query parameter, or a pattern that captures the address. */
  target: string | RegExp,
  decode?: (written: string) => string,
]

const decodeBase64 = (written: string) => {
  const bytes = fromBase64(written.replace(/^a1/, '').replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(bytes)
}
/** Version 2 of URL Defense writes `-3A` for `%3A` and `_` for `/`. */
const decodeDefense2 = (written: string) =>
  decodeURIComponent(written.replaceAll('-', '%').replaceAll('_', '/'))
const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/**
 * Version 3 lists some characters behind the address, and writes `*` for one, `**A` for two, `**B`
 * for three in a row. Some servers join the slashes.
 */
function decodeDefense3(written: string): string {
  const [, address = '', list = ''] = /^(.+)__;([\w-]*)/.exec(written) ?? []
  const characters = Array.from(decodeBase64(list))
  return address
    .replace(/^(https?:\/)(?!\/)/, '$1/')
    .replace(/\*(?:\*([\w-]))?/g, (_, run?: string) =>
      characters.splice(0, run ? RUN_LENGTHS.indexOf(run) + 2 : 1).join(''),
    )
}

/**
 * Links of mail programs, chat programs, mail filters and search pages that lead to another address
 * through a server of their own.
 */
const wrappers: readonly Wrapper[] = [
  [/^[\w.-]+\.safelinks\.protection\.(?:outlook|office365)\.\w+\//, 'url'],
  [/^statics\.teams\.cdn\.office\.net\/.*safelinks/, 'url'],
  [/^(?:www\.)?google(?:\.\w{2,3}){1,2}\/url$/, /[?&](?:q|url)=([^&]+)/, decodeURIComponent],
  [/^(?:www\.)?bing\.com\/ck\//, 'u', decodeBase64],
  [/^duckduckgo\.com\/l\/$/, 'uddg'],
  [/^r\.search\.yahoo\.com\//, /\/RU=([^/]+)\/RK=/, decodeURIComponent],
  [/^urldefense\.proofpoint\.com\/v1\//, 'u'],
  [/^urldefense\.(?:proofpoint\.)?com\/v2\//, 'u', decodeDefense2],
  [/^urldefense\.(?:proofpoint\.)?(?:com|us)\/v3\//, /\/v3\/__(.+)$/, decodeDefense3],
  [/^linkprotect\.cudasvc\.com\//, 'a'],
  [/^[\w.-]+\.protection\.sophos\.com\//, 'u', decodeBase64],
  [/^secure-web\.cisco\.com\//, /\/(https?%3A.+)$/i, decodeURIComponent],
  [/^[\w.-]+\.trendmicro\.com\/.*clicktime\//, 'url'],
  [/^(?:clicktime\.symantec|protect2\.fireeye)\.com\//, 'u'],
  [/^slack-redir\.net\//, 'url'],
  [/^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/, 'url'],
  [/^lm?\.(?:facebook|instagram|messenger)\.com\//, 'u'],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
]

const ADDRESS = /^(?:https?:\/\/|mailto:|tel:)./i

function targetOf(address: string): string | undefined {
  let url
  try {
    url = new URL(address)
  } catch {
    return undefined
  }
  for (const [place, target, decode = String] of wrappers) {
    if (!place.test(url.hostname + url.pathname)) continue
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

/** The address that a wrapped link leads to, also through several; undefined for any other link. */
export function unwrapLink(address: string): string | undefined {
  const inner = targetOf(address)
  return inner && (unwrapLink(inner) ?? inner)
}

const WEB = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/gi

/** Replaces the wrapped links in a text. */
export const unwrapLinksIn = (text: string): string =>
  /https?:\/\//i.test(text) ? text.replace(WEB, (address) => unwrapLink(address) ?? address) : text
