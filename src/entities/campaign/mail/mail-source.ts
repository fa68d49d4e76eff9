const PAGE = /<(?:!doctype|html|head|body)(?![\w-])/i
/** A doctype, which comments may precede. */
const DOCTYPE = /^(?:[\s\uFEFF]|<!--[\s\S]*?-->)*(<!doctype[^>]*>\s*)/i

const parser = new DOMParser()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
}

const escaping = (pattern: RegExp) => (text: string) =>
  text.replace(pattern, (character) => entities[character] ?? character)

/** For text and double-quoted attribute values. */
export const escapeHtml = escaping(/[&<>"\u00A0]/g)
/** Keeps quotes, because delivery providers read them inside their own tokens. */
export const escapeText = escaping(/[&<>\u00A0]/g)
/** Minimal escaping, for attributes that are passed through. */
export const escapeAttribute = escaping(/[&"]/g)

export const isWholePage = (html: string) => PAGE.test(html)

/** Doctype, which must precede a full page. */
export const doctypeOf = (html: string) => DOCTYPE.exec(html)?.[1] ?? ''

/**
 * Keeps the HTML parser from moving leading style elements into a head, where they would be lost,
 * because only the body is read back.
 */
export const forParser = (html: string) => (isWholePage(html) ? html : `<body>${html}`)

export function parseMail(html: string) {
  const page = parser.parseFromString(forParser(html), 'text/html')
  const toHtml = () =>
    isWholePage(html) ? doctypeOf(html) + page.documentElement.outerHTML : page.body.innerHTML
  return { page, body: page.body, toHtml }
}
