/** `[if mso]>…<![endif]`: what Outlook alone reads. */
const CONDITIONAL = /^\[if\b[\w\s()|&!.]*\]>([\s\S]*)<!\[endif\]$/i
/** The parts of `<!--[if !mso]><!-->…<!--<![endif]-->`, between which everybody reads. */
const OPENING = /^\[if\b[\w\s()|&!.]*\]>\s*(?:<!-{0,2}\s*)?$/i
const CLOSING = /^\s*<!\[endif\](?:--)?\s*$/i

/** Tables, pictures and Word's own drawing elements. */
const TAG =
  /^(?:table|tbody|thead|tr|t[dh]|div|p|span|a|br|img|center|font|b|i|u|strong|em|h[1-6]|ul|ol|li|hr|style|xml|(?:o|v|w|m):[a-z]+)$/i
const ACTIVE =
  /[\s"'/]on[a-z]+\s*=|(?:java|vb|live)script:|data:\s*text|expression\(|-moz-binding|@import|&(?:#|colon|tab|newline)/i
const VML = /behavior:\s*url\(['"]?#default#VML['"]?\)/gi

/**
 * What may stay of a comment, as it is written in HTML: one without markup, and those by which mails
 * talk to Outlook. Undefined where it has to go.
 */
export function keptComment(data: string): string | undefined {
  // `<![if !mso]>` is no comment to Outlook, but would be one once a browser has written it.
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
