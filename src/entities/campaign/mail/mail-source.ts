const PAGE = /<(?:!doctype|html|head|body)(?![\w-])/i
/** Comments may stand in front of it. */
const DOCTYPE = /^(?:[\s\uFEFF]|<!--[\s\S]*?-->)*(<!doctype[^>]*>\s*)/i

const parser = new DOMParser()

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00A0': '&nbsp;',
}

const escaping = (signs: RegExp) => (text: string) =>
  text.replace(signs, (sign) => entities[sign] ?? sign)

/** For a text, or the value of an attribute in double quotes. */
export const escapeHtml = escaping(/[&<>"\u00A0]/g)
/** Leaves the quotes of a text as they are: a provider reads them in its own tokens. */
export const escapeText = escaping(/[&<>\u00A0]/g)
/** For an attribute that is carried along: what need not be escaped stays as it came. */
export const escapeAttribute = escaping(/[&"]/g)

/** Whether a body is a whole page with a head. */
export const isWholePage = (html: string) => PAGE.test(html)

/** Written in front of a whole page. */
export const doctypeOf = (html: string) => DOCTYPE.exec(html)?.[1] ?? ''

/**
 * Keeps an HTML parser from moving leading style elements into a head, where they would be lost,
 * because only the body is read back.
 */
export const forParser = (html: string) => (isWholePage(html) ? html : `<body>${html}`)

/** Parses a body as a page that loads and runs nothing, and serialises it again. */
export function parseMail(html: string) {
  const page = parser.parseFromString(forParser(html), 'text/html')
  const toHtml = () =>
    isWholePage(html) ? doctypeOf(html) + page.documentElement.outerHTML : page.body.innerHTML
  return { page, body: page.body, toHtml }
}
