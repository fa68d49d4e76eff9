import createPurifier, { type DOMPurify } from 'dompurify'
import { repairBody } from './body-tokens'
import { doctypeOf, forParser, isWholePage, parseMail } from './mail-source'
import { keptComment } from './outlook-comments'
import { scanHtml } from './scan-html'
import { isRelativeUrl, keptLinkUrl, safeImageUrl } from './safe-url'

const words = (text: string) => text.trim().split(/\s+/)

/** Allowed besides `html`, `head` and `body` when the body is a full page. */
const ALLOWED_TAGS = words(`
  p div section article aside main header footer nav address figure figcaption dl dt dd br wbr hr
  h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li center
  strong b em i u s strike del ins span a img sub sup small big font tt kbd samp var q cite dfn abbr
  acronym mark time bdi bdo map area button
  table thead tbody tfoot tr td th caption colgroup col
  style title meta #comment webversion unsubscribe
`)
const ALLOWED_ATTR = words(`
  href src alt title style class id name align valign width height color bgcolor background border
  dir lang start type value reversed cellpadding cellspacing colspan rowspan span scope headers abbr
  nowrap hspace vspace face size role target rel media charset http-equiv content usemap shape coords
  summary frame rules link vlink alink text topmargin leftmargin marginwidth marginheight datetime
  cite clear noshade compact bordercolor hidden xmlns xmlns:v xmlns:o xmlns:w xml:lang itemscope
  itemtype itemprop rightmargin bottommargin offset
`)
const HARMLESS_META = /^(?:|content-type|content-language|x-ua-compatible)$/i

/** Browsers do not run scripts in CSS, but mail filters treat them as an attack. */
const SCRIPT = /(?:java|vb)script:/i
const cleanCss = (css: string) =>
  css
    .split(/([;{}])/)
    .map((piece) => (SCRIPT.test(piece) ? '' : piece))
    .join('')

/** Prevents DOMPurify from dropping a style sheet in which another parser could see a tag. */
const cleanStyleSheet = (css: string) =>
  cleanCss(css)
    .replace(/<!--|-->/g, '')
    .replace(/<(?=[\w/!])/g, '< ')

/** Comments, extracted because DOMPurify removes those that contain markup. */
const comments: string[] = []

function createEmailPurifier(): DOMPurify {
  const purifier = createPurifier(window)
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeType !== Node.COMMENT_NODE) return
    const kept = keptComment(node.nodeValue ?? '')
    if (kept === undefined) node.parentNode?.removeChild(node)
    else node.nodeValue = `kept-${comments.push(kept) - 1}`
  })
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (!(node instanceof Element)) return
    if (tagName === 'style') {
      const css = node.textContent ?? ''
      const cleaned = cleanStyleSheet(css)
      if (cleaned !== css) node.textContent = cleaned
    } else if (tagName === 'meta') {
      const isHarmless = HARMLESS_META.test(node.getAttribute('http-equiv')?.trim() ?? '')
      if (!isHarmless || node.getAttribute('name')?.toLowerCase() === 'referrer') node.remove()
    }
  })
  purifier.addHook('afterSanitizeAttributes', (node) => {
    clean(node, 'href', keptLinkUrl)
    clean(node, 'src', keptPictureUrl)
    clean(node, 'background', keptPictureUrl)
    clean(node, 'style', cleanCss)
  })
  return purifier
}

const keptPictureUrl = (url: string) => (isRelativeUrl(url) ? url : safeImageUrl(url))

function clean(node: Element, name: string, toClean: (value: string) => string) {
  const value = node.getAttribute(name)
  if (value === null) return
  const cleaned = toClean(value)
  if (cleaned === '') node.removeAttribute(name)
  else if (cleaned !== value) node.setAttribute(name, cleaned)
}

const options = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  // The hook above checks URLs: DOMPurify would reject a token as an unknown scheme.
  ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|vbscript):)/i,
}

/** Elements that browsers insert where they are missing. */
const IMPLIED = new Set(words('html head body tbody tr colgroup p'))
const HANDLER = /[\s"'/]on\w+\s*=/i

/**
 * Whether each tag of the source became an element, and was therefore checked. Browsers drop
 * misplaced tags, for example `<td onclick>` outside a table, which could be valid elsewhere.
 */
function isAllInPage(html: string, page: Document): boolean {
  const tags = scanHtml(html).filter(({ kind }) => kind === 'open')
  const counts = new Map<string, number>()
  for (const { name } of tags) counts.set(name, (counts.get(name) ?? 0) + 1)
  return (
    tags.every(({ start, end }) => !HANDLER.test(html.slice(start, end))) &&
    [...counts].every(
      ([name, count]) => IMPLIED.has(name) || page.getElementsByTagName(name).length === count,
    )
  )
}

let purifier: DOMPurify | undefined

/** Removes anything executable from e-mail HTML of any origin. Returns safe HTML unchanged. */
export function cleanHtml(html: string): string {
  purifier ??= createEmailPurifier()
  comments.length = 0
  const isPage = isWholePage(html)
  const result = purifier.sanitize(forParser(html), { ...options, WHOLE_DOCUMENT: isPage })
  const cleaned = result.replace(/<!--kept-(\d+)-->/g, (_, index) => comments[Number(index)] ?? '')
  const { page, body } = parseMail(html)
  const before = isPage ? page.documentElement.outerHTML : body.innerHTML
  // DOMPurify ignores nodes outside the root element.
  const isAround = [...page.childNodes].every(
    ({ nodeType, nodeValue }) =>
      nodeType !== Node.COMMENT_NODE || keptComment(nodeValue ?? '') === `<!--${nodeValue}-->`,
  )
  if (cleaned === before && isAround && isAllInPage(html, page)) return html
  return isPage ? doctypeOf(html) + cleaned : cleaned
}

/** Cleans the HTML and repairs its tokens, for sending. */
export const sendableHtml = (html: string): string => repairBody(cleanHtml(html))
