import createPurifier from 'dompurify'
import { repairBody } from './body-tokens'
import { safeImageUrl, safeLinkUrl } from './safe-url'

const words = (text: string) => text.trim().split(/\s+/)

const ALLOWED_TAGS = words(`
  p div section article aside main header footer address figure figcaption dl dt dd br hr h1 h2 h3 h4 h5 h6 blockquote pre code ul ol li
  strong b em i u s span a img sub sup small font center
  table thead tbody tfoot tr td th caption
`)
const ALLOWED_ATTR = words(`
  href src alt title style align valign width height color bgcolor border dir start
  cellpadding cellspacing colspan rowspan
`)

/** Styles that fetch something, run something or lay themselves over the page around them. */
const UNSAFE_STYLE = /url\(|image-set\(|expression|behavior|@import|\\|position\s*:/i

function createEmailPurifier({ opensApart }: { opensApart: boolean }) {
  const purifier = createPurifier(window)
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.hasAttribute('href')) {
      node.setAttribute('href', safeLinkUrl(node.getAttribute('href') ?? ''))
      if (opensApart) {
        node.setAttribute('target', '_blank')
        node.setAttribute('rel', 'noopener noreferrer nofollow')
      }
    }
    if (node.hasAttribute('src')) {
      node.setAttribute('src', safeImageUrl(node.getAttribute('src') ?? ''))
    }
    if (UNSAFE_STYLE.test(node.getAttribute('style') ?? '')) node.removeAttribute('style')
  })
  return purifier
}

type Purifier = ReturnType<typeof createEmailPurifier>

const options = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The addresses are judged by the hook above: a token is no scheme that DOMPurify knows.
  ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|vbscript):)/i,
}

let shown: Purifier | undefined
let sent: Purifier | undefined

/** E-mail HTML that may be shown outside the editor, whoever wrote it. Its links open apart. */
export function cleanHtml(html: string): string {
  shown ??= createEmailPurifier({ opensApart: true })
  return shown.sanitize(html, options)
}

/**
 * E-mail HTML that may be sent, whoever wrote it, with its tokens made whole. What the editor made
 * stays as it is.
 */
export function sendableHtml(html: string): string {
  sent ??= createEmailPurifier({ opensApart: false })
  return repairBody(sent.sanitize(html, options))
}
