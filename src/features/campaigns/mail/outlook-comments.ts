/** `[if mso]>…<![endif]`: content that only Outlook reads. */
const CONDITIONAL = /^\[if\b[\w\s()|&!.]*\]>([\s\S]*)<!\[endif\]$/i
/**
 * The parts of `<!--[if !mso]><!-->…<!--<![endif]-->`; every program reads the content between
 * them.
 */
const OPENING = /^\[if\b[\w\s()|&!.]*\]>\s*(?:<!-{0,2}\s*)?$/i
const CLOSING = /^\s*<!\[endif\](?:--)?\s*$/i

/** Tables, pictures and Word's own drawing elements. */
const TAG =
  /^(?:table|tbody|thead|tr|t[dh]|div|p|span|a|br|img|center|font|b|i|u|strong|em|h[1-6]|ul|ol|li|hr|style|xml|(?:o|v|w|m):[a-z]+)$/i
const ACTIVE =
  /[\s"'/]on[a-z]+\s*=|(?:java|vb|live)script:|data:\s*text|expression\(|-moz-binding|@import|&(?:#|colon|tab|newline)/i
const VML = /behavior:\s*url\(['"]?#default#VML['"]?\)/gi

/**
 * What may stay of a comment: one without markup, and Outlook's conditional comments. Undefined
 * where the comment must be removed.
 */
export function keptComment(data: string): string | undefined {
  // Outlook does not read `<![if !mso]>` as a comment, but a browser would write it as one.
  if (/^\[if\b[\w\s()|&!.]*\]$/i.test(data)) return `<!--${data}><!-->`
  if (/^\[endif\]$/i.test(data)) return '<!--<![endif]-->'
  const content = CONDITIONAL.exec(data)?.[1]
  const isKept =
    content === undefined
      ? (!/[<>]|^[?!]/.test(data) && !ACTIVE.test(data)) || OPENING.test(data) || CLOSING.test(data)
      : isHarmless(content)
  return isKept ? `<!--${data}-->` : undefined
}

function isHarmless(content: string): boolean {
  // oxlint-disable-next-line no-control-regex -- browsers skip them inside a scheme
  const text = content.replace(VML, '').replace(/[\u0000-\u0008\u000E-\u001F]/g, '')
  const compact = text.replace(/[\t\n\r\f]+/g, ' ')
  if (ACTIVE.test(compact) || ACTIVE.test(text.replace(/[\t\n\r]/g, ''))) return false
  if (/behaviou?r\s*:|\\[0-9a-f]/i.test(compact)) return false
  return [...compact.matchAll(/<[/!?]?\s*([^\s/>]*)/g)].every(([, name = '']) => TAG.test(name))
}
