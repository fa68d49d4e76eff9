/** `[if mso]>…<![endif]`: content for Outlook only. Some templates end it with `<!--<![endif]`. */
const CONDITIONAL = /^\[if\b[\w\s()|&!.]*\]>([\s\S]*?)(?:<!-{2,3}>?\s*)?<!\[endif\]$/i
/** The delimiters of `<!--[if !mso]><!-->…<!--<![endif]-->`, whose content every client shows. */
const OPENING = /^\[if\b[\w\s()|&!.]*\]>\s*(?:<!-{0,2}\s*)?$/i
const CLOSING = /^\s*<!\[endif\](?:--)?\s*$/i

/** Tables, images and VML. */
const TAG =
  /^(?:table|tbody|thead|tr|t[dh]|div|p|span|a|br|img|center|font|b|i|u|strong|em|h[1-6]|ul|ol|li|hr|style|xml|noscript|(?:o|v|w|m):[a-z]+)$/i
const ACTIVE =
  /[\s"'/]on[a-z]+\s*=|(?:java|vb|live)script:|data:\s*text|expression\(|-moz-binding|@import/i
const VML = /behavior:\s*url\(['"]?#default#VML['"]?\)/gi

/**
 * Returns a comment that is safe to keep: one without markup, or an Outlook conditional comment.
 * Undefined if it must be removed.
 */
export function keptComment(data: string): string | undefined {
  // Outlook does not treat `<![if !mso]>` as a comment, but browsers serialise it as one.
  if (/^\[if\b[\w\s()|&!.]*\]$/i.test(data)) return `<!--${data}><!-->`
  if (/^\[endif\]$/i.test(data)) return '<!--<![endif]-->'
  const content = CONDITIONAL.exec(data)?.[1]
  const isKept =
    content === undefined
      ? (!/[<>]|^[?!]/.test(data) && !ACTIVE.test(data)) || OPENING.test(data) || CLOSING.test(data)
      : isHarmless(content)
  return isKept ? `<!--${data}-->` : undefined
}

const isActive = (text: string) =>
  ACTIVE.test(text.replace(/[\t\n\r\f]+/g, ' ')) || ACTIVE.test(text.replace(/[\t\n\r]/g, ''))

const NAMED: Readonly<Record<string, string>> = { colon: ':', tab: '\t', newline: '\n' }

/** Decodes character references, which could hide a script URL. */
const decoded = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(colon|tab|newline));?/gi,
    (_, hex?: string, decimal?: string, name = '') => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? -1)
      if (code < 0) return NAMED[name.toLowerCase()] ?? ''
      return code <= 0x10ffff && code >= 9 ? String.fromCodePoint(code) : ''
    },
  )

function isHarmless(content: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers skip them inside a scheme
  const text = content.replace(VML, '').replace(/[\u0000-\u0008\u000E-\u001F]/g, '')
  const compact = text.replace(/[\t\n\r\f]+/g, ' ')
  if ([text, decoded(text)].some(isActive)) return false
  if (/behaviou?r\s*:|\\[0-9a-f]/i.test(compact)) return false
  return [...compact.matchAll(/<[/!?]?\s*([^\s/>]*)/g)].every(([, name = '']) => TAG.test(name))
}
