const PAGE = /<(?:!doctype|html|head|body)(?![\w-])/i
const DOCTYPE = /^[\s\uFEFF]*(<!doctype[^>]*>\s*)/i

const parser = new DOMParser()

/** Whether a body is a page of its own, with a head, and not only what stands in one. */
export const isWholePage = (html: string) => PAGE.test(html)

/** In front of a whole page. */
export const doctypeOf = (html: string) => DOCTYPE.exec(html)?.[1] ?? ''

/**
 * HTML for a parser that must not sort the styles at its start into a head: they would be lost with
 * everything else that is not in the body.
 */
export const forParser = (html: string) => (isWholePage(html) ? html : `<body>${html}`)

/** A body as a page, which loads and runs nothing this way, and the way back. */
export function parseMail(html: string) {
  const page = parser.parseFromString(forParser(html), 'text/html')
  const toHtml = () =>
    isWholePage(html) ? doctypeOf(html) + page.documentElement.outerHTML : page.body.innerHTML
  return { page, body: page.body, toHtml }
}
