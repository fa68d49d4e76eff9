import { parseMail } from './mail-source'
import { isBlankLink, safeLinkUrl } from './safe-url'
import { placesOfTokens, repairSubject, repairTokens, tokens, tokenText } from '../tokens/tokens'

export const UNREAD_TAGS: ReadonlySet<string> = new Set(
  'SCRIPT STYLE HEAD TITLE META LINK BASE NOSCRIPT TEMPLATE IFRAME FRAME OBJECT EMBED APPLET SVG MATH CANVAS AUDIO VIDEO TEXTAREA SELECT INPUT XML'.split(
    ' ',
  ),
)
export const BLOCK_TAGS: ReadonlySet<string> = new Set(
  'P DIV SECTION ARTICLE ASIDE MAIN HEADER FOOTER NAV ADDRESS CENTER FIGURE FIGCAPTION FORM FIELDSET TABLE THEAD TBODY TFOOT TR TD TH CAPTION DL DT DD HR H1 H2 H3 H4 H5 H6 UL OL LI BLOCKQUOTE PRE LEGEND DETAILS SUMMARY DIALOG HGROUP MENU'.split(
    ' ',
  ),
)
const WHOLE_TOKENS = new RegExp(tokens.map(({ name }) => tokenText(name)).join('|'), 'g')
const BRACE = /[{｛]|%7B|&(?:#|lcub|lbrace)/i

export function repairBody(html: string): string {
  if (!BRACE.test(html.replace(WHOLE_TOKENS, ''))) return html
  const { body, toHtml } = parseMail(html)
  return repairTokensOf(body) ? toHtml() : html
}

/**
 * Repairs a parsed body in place.
 * @returns whether anything was repaired
 */
export function repairTokensOf(body: Element): boolean {
  let isRepaired = false
  for (const element of body.querySelectorAll('[href], [src], [alt], [title]')) {
    for (const name of ['href', 'src', 'alt', 'title']) {
      const value = element.getAttribute(name) ?? ''
      if (!BRACE.test(value)) continue
      const repaired = name === 'href' ? safeLinkUrl(value) : repairTokens(value)
      if (repaired === value || isBlankLink(repaired)) continue
      element.setAttribute(name, repaired)
      isRepaired = true
    }
  }
  for (const line of linesOf(body)) isRepaired = repairLine(line) || isRepaired
  return isRepaired
}

export const wordsOfBody = (html: string): string => wordsIn(parseMail(html).body)

export function wordsIn(body: Element): string {
  return linesOf(body)
    .map((line) => line.map(({ data }) => data).join(''))
    .join('\n')
}

export function linesOf(body: Element): Text[][] {
  const lines: Text[][] = [[]]
  const read = (parent: Node) => {
    for (const node of parent.childNodes) {
      if (isText(node)) lines.at(-1)?.push(node)
      if (!isElement(node) || UNREAD_TAGS.has(node.tagName.toUpperCase())) continue
      const { tagName } = node
      const isBreak = BLOCK_TAGS.has(tagName) || tagName === 'BR' || tagName === 'IMG'
      if (isBreak) lines.push([])
      read(node)
      if (isBreak) lines.push([])
    }
  }
  read(body)
  return lines.filter((line) => line.length > 0)
}

function repairLine(texts: readonly Text[]): boolean {
  const pieces = texts.map((node) => ({ node, text: asShown(node), start: 0 }))
  let text = ''
  for (const piece of pieces) {
    piece.start = text.length
    text += piece.text
  }
  let isRepaired = false
  // Backwards, so that earlier positions stay valid.
  for (const { token, from, to } of placesOfTokens(text).toReversed()) {
    const parts = pieces.filter(
      (piece) => piece.start < to && piece.start + piece.text.length > from,
    )
    if (parts.length === 1 && text.slice(from, to) === tokenText(token)) continue
    isRepaired = true
    for (const [index, { node, start }] of parts.entries()) {
      const before = node.data.slice(0, Math.max(0, from - start))
      const after = node.data.slice(to - start)
      node.data = before + (index === 0 ? tokenText(token) : '') + after
      if (node.data === '') removeEmpty(node)
    }
  }
  return isRepaired
}

const asShown = ({ data, parentElement }: Text) =>
  parentElement?.closest('pre') ? data : data.replace(/[\t\n\f\r]/g, ' ')

/** Removes a text node and ancestors that become empty. */
function removeEmpty(text: Text) {
  let empty: ChildNode = text
  let parent = text.parentElement
  while (
    parent?.childNodes.length === 1 &&
    parent.parentElement &&
    !BLOCK_TAGS.has(parent.tagName)
  ) {
    empty = parent
    parent = parent.parentElement
  }
  empty.remove()
}

/** Compares nodeType, because the nodes of a parsed document have their own classes. */
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

const repaired = new WeakMap<object, unknown>()

/** Repairs a step's tokens, as saving does. Memoised by step object. */
export function repairStep<Step extends { subject: string; content: string }>(step: Step): Step {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function writes it, with the type of the key
  const known = repaired.get(step) as Step | undefined
  if (known) return known
  const result = {
    ...step,
    subject: repairSubject(step.subject),
    content: repairBody(step.content),
  }
  repaired.set(step, result)
  return result
}
