/**
 * Can run code in some browser, can load something other than a picture, or is not needed to show a
 * mail.
 */
const UNSAFE =
  /expression\(|(?:java|vb|live)script:|-moz-binding|@import|image-set\(|(?<![\w-])(?:src\(|behaviou?r:)/
/** Other values could place an element over the page around the mail. */
const POSITION = /^position:(?!static|relative|absolute|inherit|initial|unset)/
const ESCAPE = /\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/g
const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*(?:\)|$)/gis

/** Whether a picture may be loaded from an address. */
type IsAllowed = (address: string) => boolean

/** Removes the unsafe declarations of a style attribute; the others stay as written. */
export const cleanStyle = (css: string, isAllowed: IsAllowed) => cleanPieces(css, false, isAllowed)

/** Removes what is unsafe from the rules of a style element; the rest stays as written. */
export function cleanStyleSheet(css: string, isAllowed: IsAllowed): string {
  // An HTML parser that reads the style sheet as HTML must find no tag in it.
  const text = css
    .replace(/<!--|-->/g, '')
    .replace(COMMENT, (comment) => (/[<\\]/.test(comment) ? '' : comment))
  return cleanPieces(text, true, isAllowed).replace(/<(?=[\w/!])/g, '< ')
}

/**
 * Splits at each `;` outside quotes and brackets and, in a style sheet, at braces; drops unsafe
 * parts.
 */
function cleanPieces(css: string, hasBlocks: boolean, isAllowed: IsAllowed): string {
  let kept = ''
  let from = 0
  for (let at = 0; at <= css.length;) {
    const sign = css[at]
    const isCut = at === css.length || sign === ';' || (hasBlocks && (sign === '{' || sign === '}'))
    if (!isCut) {
      at = endOfToken(css, at)
      continue
    }
    const isSafe = isSafePiece(css.slice(from, at), isAllowed)
    if (isSafe) kept += css.slice(from, at + 1)
    else if (sign === '}') kept += sign
    at = !isSafe && sign === '{' ? endOfBlock(css, at) : at + 1
    from = at
  }
  return kept
}

function isSafePiece(piece: string, isAllowed: IsAllowed): boolean {
  const text = piece.replace(COMMENT, '').replace(ESCAPE, unescape)
  const compact = text.replace(/\s+/g, '').toLowerCase()
  if (UNSAFE.test(compact) || POSITION.test(compact)) return false
  return [...text.matchAll(ADDRESS)].every(
    ([, , address = '']) => /^(?:#|$)/.test(address) || isAllowed(address),
  )
}

function unescape(_: string, code: string | undefined, sign: string | undefined): string {
  if (!code) return sign ?? ''
  const point = Number.parseInt(code, 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
}

/** Skips a comment, a string, a pair of brackets with its content, or a single character. */
function endOfToken(css: string, at: number): number {
  const sign = css[at]
  if (sign === '\\') return at + 2
  if (css.startsWith('/*', at)) {
    const end = css.indexOf('*/', at + 2)
    return end < 0 ? css.length : end + 2
  }
  if (sign === '"' || sign === "'") return endOfString(css, at, sign)
  if (sign !== '(') return at + 1
  let end = at + 1
  while (end < css.length && css[end] !== ')') end = endOfToken(css, end)
  return end + 1
}

/** A line break ends a string that was never closed. */
function endOfString(css: string, at: number, quote: string): number {
  let end = at + 1
  while (end < css.length && css[end] !== quote && css[end] !== '\n') {
    end += css[end] === '\\' ? 2 : 1
  }
  return end + 1
}

function endOfBlock(css: string, at: number): number {
  let depth = 0
  let end = at
  while (end < css.length) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
    end = endOfToken(css, end)
    if (depth === 0) break
  }
  return end
}
